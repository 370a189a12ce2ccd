// History of an edition, the newest act first.

import type { Language } from '#kit/language.ts'
import { History } from '#ui/history.tsx'
import type { ShownAct } from '../contract/admin.ts'
import { editionsTranslator } from './translator.ts'

export function EditionHistory({ acts, language }: { acts: readonly ShownAct[]; language: Language }) {
  const t = editionsTranslator(language)
  const entries = acts.map(({ act, at, by, note }) => ({
    label: t(`editions.act_${act}`),
    at,
    by: by ?? t('editions.by_system'),
    note,
  }))
  return <History title={t('editions.history')} entries={entries} />
}
