// Shows what the server tells this browser while no page is open; a click opens the table.

addEventListener('push', (event) => {
  const { title, body, navigate, tag } = event.data.json().notification
  const shown = { body, tag, icon: '/nugget-turn.svg', data: navigate }
  event.waitUntil(self.registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(opened(event.notification.data))
})

async function opened(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
