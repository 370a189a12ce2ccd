// What does this browser say of itself when somebody signs in, and what does it keep afterwards?

import { session } from '#platform/http-client.ts'
import { pathBack } from '#platform/leaving.ts'
import type { SignedIn } from '../contract/api.ts'

const deviceKey = 'device'

export function thisDevice(): { deviceName: string; device?: string } {
  const device = readDevice()
  return { deviceName: deviceName(navigator.userAgent), ...(device && { device }) }
}

/** Keeps the session and goes back to where the person was, or to their own first page. */
export function arrive(answer: SignedIn): void {
  session.keep(answer)
  keepDevice(answer.device)
  const from = pathBack(new URLSearchParams(location.search).get('from'), location.origin)
  location.assign(from ?? (answer.person.kind === 'staff' ? '/staff' : '/account'))
}

/** A name to know the device by in the list. @example deviceName('Mozilla/5.0 (Linux; Android 14) Chrome/130.0') // 'Chrome, Android' */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
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

function keepDevice(device: string): void {
  try {
    localStorage.setItem(deviceKey, device)
  } catch {
    // Storage is closed: the next sign-in here is a stranger's.
  }
}
