// Payload of an island: language, address and props, and the element that holds them.

import type { Language } from '#kit/language.ts'

export type IslandPayload<Props = object> = {
  language: Language
  search: string
  /** The names of the parameters of the address that the page reads; others are in none of its links. */
  parameters: readonly string[]
  props: Props
  /** The checksum of the props that the document was rendered with and that the script fetches. */
  fetched?: string
}

/** Prefix of the ids in an island, by which those of two in a document differ. @example idPrefix('report-table') // 'rt' */
export function idPrefix(name: string): string {
  return name.replaceAll(/(\w)\w*-?/g, '$1')
}

/** The id of the data block beside the island. */
export function payloadId(name: string): string {
  return `payload-${name}`
}
