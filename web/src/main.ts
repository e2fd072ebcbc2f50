import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { page, preferred } from './lib/i18n.svelte'
import { theme } from './lib/theme.svelte'

theme.show()
await page.speak(preferred())
mount(App, { target: document.getElementById('app') as HTMLElement })
