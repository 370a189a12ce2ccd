// Notices below the editor: the first part that differs between the languages, and parts typed for a legacy font with their text in Unicode.

import { useEffect, useState } from 'react'
import type { Part } from '#kit/blocks/parts.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { Difference } from './difference.ts'
import { differenceBetween, preetiParts } from './difference.ts'
import { editorMessages } from './messages.ts'
import type { PartInUnicode } from './preeti.ts'

type Props = {
  parts: Record<Language, Part[]>
  language: Language
  /** The part of the Nepali text with this number, from 1, was taken in Unicode. */
  onReplace: (part: Part, n: number) => void
}

/** Announced politely: a text differs for as long as its translation is being written. */
export function Notices({ parts, language, onReplace }: Props) {
  const difference = differenceBetween(parts.ne, parts.en)
  const preeti = preetiParts(parts.ne)
  return (
    <output className="grid gap-2">
      {difference ? (
        <Callout tone="warning">
          <p>{differenceText(difference, language)}</p>
        </Callout>
      ) : null}
      {preeti.map((n) => (
        <PreetiPart
          key={`${n} ${JSON.stringify(parts.ne[n - 1])}`}
          n={n}
          part={parts.ne[n - 1]!}
          language={language}
          onReplace={onReplace}
        />
      ))}
    </output>
  )
}

function PreetiPart({ n, part, language, onReplace }: Omit<Props, 'parts'> & { n: number; part: Part }) {
  const t = translator(editorMessages, language)
  const [found, setFound] = useState<PartInUnicode>()
  useEffect(() => {
    let isLeft = false
    void import('./preeti.ts').then(({ partInUnicode }) => (isLeft ? undefined : setFound(partInUnicode(part))))
    return () => {
      isLeft = true
    }
  }, [part])
  return (
    <Callout tone="warning">
      <p>{t('editor.preeti', { n })}</p>
      {found ? (
        <>
          <p lang="ne" className="my-2 font-bold break-words whitespace-pre-line">
            {found.shown}
          </p>
          {found.doubtful.length > 0 ? (
            <p className="mb-2 text-sm">{t('editor.preeti_doubtful', { numbers: found.doubtful.join(', ') })}</p>
          ) : null}
          <Button onClick={() => onReplace(found.part, n)}>{t('editor.preeti_take', { n })}</Button>
        </>
      ) : null}
    </Callout>
  )
}

function differenceText({ n, ne, en }: Difference, language: Language): string {
  const t = translator(editorMessages, language)
  const names = { ne: t(`editor.part_${ne ?? 'none'}`), enPart: t(`editor.part_${en ?? 'none'}`) }
  return ne === en ? t('editor.differs_inside', { n, ne: names.ne }) : t('editor.differs', { n, ...names })
}
