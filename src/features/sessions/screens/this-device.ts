// Device name and device token of this browser, and the redirect after sign-in.

import { session } from '#platform/http-client.ts'
import { pathBack } from '#platform/sign-out-redirect.ts'
import { storeAccount } from '#platform/stored-account.ts'
import type { SignedIn } from '../contract/api.ts'

const deviceKey = 'device'

export function thisDevice(): { deviceName: string; device?: string } {
  const device = readDevice()
  return { deviceName: deviceName(navigator.userAgent), ...(device && { device }) }
}

/** Stores the session and redirects to the page the person came from, or to their home page. */
export function storeSession(answer: SignedIn): void {
  session.store(answer)
  storeAccount(answer)
  storeDevice(answer.device)
  const from = pathBack(new URLSearchParams(location.search).get('from'), location.origin)
  location.assign(from ?? (answer.person.kind === 'staff' ? '/staff' : '/account'))
}

/** A display name of the device for the list of sessions. @example deviceName('Mozilla/5.0 (Linux; Android 14) Chrome/130.0') // 'Chrome, Android' */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([token]) => userAgent.includes(token))?.[1]
  const system = systems.find(([token]) => userAgent.includes(token))?.[1]
  return [browser, system].filter(Boolean).join(', ')
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

function readDevice(): string | undefined {
  try {
    return localStorage.getItem(deviceKey) ?? undefined
  } catch {
    return undefined
  }
}

function storeDevice(device: string): void {
  try {
    localStorage.setItem(deviceKey, device)
  } catch {
    // Without storage the next sign-in counts as one from an unknown device.
  }
}
