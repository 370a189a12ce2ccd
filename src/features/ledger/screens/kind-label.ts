// Name of a kind of entry in both languages.

import type { Bilingual } from '#kit/language.ts'
import type { EntryKind } from '../contract/entries.ts'
import { chartMessages } from '../messages/chart.ts'

/** @example kindLabel('write-off').en // 'Write-off' */
export function kindLabel(kind: EntryKind): Bilingual {
  return chartMessages[`ledger.kind_${kind}`]
}
