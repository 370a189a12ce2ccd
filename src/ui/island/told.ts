// What does a document tell an island, and where does that stand?

import type { Language } from '#kit/language.ts'

export type Told<Props = object> = { language: Language; search: string; props: Props }

/** The id of the data block beside the island. */
export function toldTo(name: string): string {
  return `told-${name}`
}
