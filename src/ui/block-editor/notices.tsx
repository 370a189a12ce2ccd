// Notices below the editor: the first part that differs between the languages, and parts typed for a legacy font.

import type { Part } from '#kit/blocks/parts.ts'
import type { Language } from '#kit/language.ts'
import { inDigits, translator } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import type { Difference } from './difference.ts'
import { differenceBetween, preetiParts } from './difference.ts'
import { editorMessages } from './messages.ts'

/** Announced politely: a text differs for as long as its translation is being written. */
export function Notices({ parts, language }: { parts: Record<Language, Part[]>; language: Language }) {
  const t = translator(editorMessages, language)
  const difference = differenceBetween(parts.ne, parts.en)
  const preeti = preetiParts(parts.ne)
  return (
    <output className="grid gap-2">
      {difference ? (
        <Callout tone="warning">
          <p>{differenceText(difference, language)}</p>
        </Callout>
      ) : null}
      {preeti.length > 0 ? (
        <Callout tone="warning">
          <p>{t('editor.preeti', { n: preeti.map((n) => inDigits(String(n), language)).join(', ') })}</p>
        </Callout>
      ) : null}
    </output>
  )
}

function differenceText({ n, ne, en }: Difference, language: Language): string {
  const t = translator(editorMessages, language)
  const names = { ne: t(`editor.part_${ne ?? 'none'}`), enPart: t(`editor.part_${en ?? 'none'}`) }
  return ne === en ? t('editor.differs_inside', { n, ne: names.ne }) : t('editor.differs', { n, ...names })
}
