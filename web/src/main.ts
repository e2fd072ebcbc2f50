import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { keepFocus } from './lib/focus'
import { guest } from './lib/guest.svelte'
import { page, preferred } from './lib/i18n.svelte'
import { theme } from './lib/theme.svelte'

theme.show()
keepFocus()
void guest.arrive()
await page.speak(preferred())
mount(App, { target: document.getElementById('app') as HTMLElement })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => {})
