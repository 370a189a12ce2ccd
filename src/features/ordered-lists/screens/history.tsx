// History of the edits of a row or of settings, the newest first.

import type { Language } from '#kit/language.ts'
import { History } from '#ui/history.tsx'
import type { ShownEdit } from '../contract/edits.ts'
import { listsTranslator } from './translator.ts'

export function EditHistory({ edits, language }: { edits: readonly ShownEdit[]; language: Language }) {
  const t = listsTranslator(language)
  const entries = edits.map(({ act, at, by, note }) => ({
    label: t(`lists.act_${act}`),
    at,
    by: by ?? t('lists.by_system'),
    note,
  }))
  const empty = <p className="text-neutral-700">{t('lists.no_history')}</p>
  return <History title={t('lists.history')} entries={entries} empty={empty} />
}
