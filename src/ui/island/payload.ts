// Payload of an island: language, address and props, and the element that holds them.

import type { Language } from '#kit/language.ts'

export type IslandPayload<Props = object> = { language: Language; search: string; props: Props }

/** The id of the data block beside the island. */
export function payloadId(name: string): string {
  return `payload-${name}`
}
