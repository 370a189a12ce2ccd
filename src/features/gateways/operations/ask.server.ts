// Questions to a gateway: an answer that fails is pending, because it says nothing about the money.

import { requestService, type ServiceRequest } from '#platform/service-request.server.ts'
import { GatewayFailure, type GatewayAnswer, type GatewaySettings } from '../contract/gateway.ts'

/** The origin of the settings where they name one, else the documented origin of the mode. */
export function baseOf<T extends string>({ base, mode }: GatewaySettings, bases: Record<'test' | 'live', T>): string {
  return base === '' ? bases[mode] : base.replace(/\/+$/, '')
}

/** The text of a successful answer. @throws GatewayFailure with 'unreachable' or the status. */
export async function beginWith(request: ServiceRequest): Promise<string> {
  const { status, text } = await requestService(request).catch(() => {
    throw new GatewayFailure('unreachable')
  })
  if (status < 200 || status > 299) throw new GatewayFailure(`status ${status}`)
  return text
}

/** What `read` makes of the answer. Every status is read: gateways answer with a body to states that are no success. */
export async function askWith(request: ServiceRequest, read: (text: string) => GatewayAnswer): Promise<GatewayAnswer> {
  try {
    const { text } = await requestService(request)
    return read(text)
  } catch {
    return { state: 'pending', word: 'unreachable' }
  }
}

/** The fields of a form in the order of the object. */
export function formFields(fields: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value }))
}

/** A value that the settings have because every field is needed; '' would sign nothing that a gateway accepts. */
export function valueOf({ values }: GatewaySettings, name: string): string {
  return values[name] ?? ''
}
