// Cells of a file that were typed for Preeti, beside their text in Unicode, and the choice what is taken.

import { translator } from '#kit/language.ts'
import type { LegacyChoice } from '#kit/legacy-cells.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import type { ImportResult } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'

type Props = {
  result: Pick<ImportResult, 'legacy' | 'legacyCount'>
  chosen: LegacyChoice | undefined
  /** Compares the file again with this choice. */
  onChoose: (choice: LegacyChoice) => void
  isComparing: boolean
}

export function LegacyCells({ result: { legacy, legacyCount }, chosen, onChoose, isComparing }: Props) {
  const language = useLanguage()
  const t = translator(importScreenMessages, language)
  return (
    <Section id="legacy" title={t('imports.preeti_title', { n: legacyCount })}>
      <p className="mb-3">{t(`imports.preeti_${chosen ?? 'undecided'}`)}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        {(['convert', 'keep'] as const)
          .filter((choice) => choice !== chosen)
          .map((choice) => (
            <Button key={choice} disabled={isComparing} onClick={() => onChoose(choice)}>
              {t(`imports.preeti_take_${choice}`)}
            </Button>
          ))}
      </div>
      {legacyCount > legacy.length ? <p className="mb-2">{t('imports.preeti_first', { n: legacy.length })}</p> : null}
      <RecordTable
        caption={t('imports.preeti_caption')}
        columns={[
          { name: t('imports.row'), short: true },
          { name: t('imports.preeti_column'), short: true },
          { name: t('imports.preeti_typed') },
          { name: t('imports.preeti_text') },
        ]}
        rows={legacy.map(({ line, column, typed, text, doubtful }) => ({
          key: `${line} ${column}`,
          cells: [
            t('imports.row_n', { n: line }),
            <code key="column">{column}</code>,
            <span key="typed" lang="zxx" className="break-words">
              {typed}
            </span>,
            <span key="text" lang="ne" className="break-words">
              {text}
              {doubtful.length > 0 ? (
                <span lang={language} className="block text-sm">
                  {t('imports.preeti_doubtful', { numbers: doubtful.join(', ') })}
                </span>
              ) : null}
            </span>,
          ],
        }))}
      />
    </Section>
  )
}
