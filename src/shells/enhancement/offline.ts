// Registers the service worker, which answers pages while the device has no connection.

import { savesData } from './saves-data.ts'

type Policy = { createScriptURL: (address: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const address = '/service-worker.js'
/** Of the page that verifies receipts, for that page alone. */
const verifying = { page: '/verify', worker: '/verify-worker.js' }

/** Once the page has loaded; not for a reader who saves data. The policy of Trusted Types gives these two addresses only. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  addEventListener('load', () => {
    const { trustedTypes } = globalThis as { trustedTypes?: Factory }
    const policy = trustedTypes?.createPolicy('service-worker', {
      createScriptURL: (asked) => (asked === verifying.worker ? verifying.worker : address),
    })
    const register = (worker: string, options?: RegistrationOptions) =>
      navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, options)
    void register(address)
    if (location.pathname === verifying.page) void register(verifying.worker, { scope: verifying.page })
  })
}
