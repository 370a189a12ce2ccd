// An earlier version that a correction restores: its values for the form, and the note for the history.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { instantOf } from '#kit/calendar/instant.ts'
import { formatDate } from '#kit/format/dates.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { versionMessages } from '../messages/versions.ts'
import type { EarlierVersion } from '../rules/versions.ts'

export type RestoredVersion<Item> = { number: number; item: Item; note: Bilingual }

/** @example restoredNote({ since: '2026-11-21T05:15:00.000Z', … }).en // 'Version of 21 November 2026 restored' */
export function restoredNote({ since }: Pick<EarlierVersion, 'since'>): Bilingual {
  if (since === null) return versionMessages['versions.note_first']
  const day = inNepal(instantOf(since)).date
  const noteIn = (language: Language) =>
    translator(versionMessages, language)('versions.note_of', { when: formatDate(day, language) })
  return { en: noteIn('en'), ne: noteIn('ne') }
}
