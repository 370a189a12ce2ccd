// Registers the service worker, which answers pages while the device has no connection.

import { savesData } from './saves-data.ts'

type Policy = { createScriptURL: (address: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const address = '/service-worker.js'

/** Once the page has loaded; not for a reader who saves data. The policy of Trusted Types gives this address only. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  addEventListener('load', () => {
    const { trustedTypes } = globalThis as { trustedTypes?: Factory }
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address })
    void navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address)
  })
}
