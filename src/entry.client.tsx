// Browser entry of the router: hydrates a signed-in app; in development also the islands of a public document, with React.

// Before every other script.
import '#platform/older-browsers.ts'
import { pageReady } from '#platform/page-ready.ts'

void pageReady().then(start)

async function start(): Promise<void> {
  if (import.meta.env.DEV && document.querySelector('[data-island]')) await import('./entry.islands.ts')
  else await import('./signed-in-app.tsx')
}
