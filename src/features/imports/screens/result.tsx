// What an import changes: counts, rows that are refused, changed and new, and the button that writes it.

import { useRef, useState } from 'react'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { kindLabel } from '#features/ledger/screens/kind-label.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import type { ImportedLine, ImportResult } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'
import { PostedSums } from './posted-sums.tsx'

type Props = {
  result: ImportResult
  skipsRefused: boolean
  /** Whether it is to be chosen first what becomes of cells typed for Preeti. */
  isUndecided?: boolean
  /** Writes the file; returns why it could not. */
  onWrite?: () => Promise<string | undefined>
  /** Decides that the good rows are written without the refused ones. */
  onSkipRefused?: () => void
}

export function Result({ result, skipsRefused, isUndecided = false, onWrite, onSkipRefused }: Props) {
  const { added, changed, same, refused, blank, warned, written, sums, toApprove, rows } = result
  const language = useLanguage()
  const t = translator(importScreenMessages, language)
  const writeButton = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string>()
  const [writing, setWriting] = useState(false)
  const isSkippable = onWrite !== undefined && !isUndecided && added + changed > 0
  const isWritable = isSkippable && (refused === 0 || skipsRefused)

  const others = refused > 0 ? 'imports.correct_first' : 'imports.nothing'
  const obstacle = isUndecided ? 'imports.preeti_undecided' : others

  const [ready, busy] =
    toApprove > 0
      ? (['imports.send_for_approval', 'imports.being_sent'] as const)
      : (['imports.write', 'imports.writing'] as const)
  const label = writing ? busy : ready

  /** The button to write takes the place of this one. */
  function skipRefused(): void {
    onSkipRefused?.()
    requestAnimationFrame(() => writeButton.current?.focus())
  }

  async function write(): Promise<void> {
    setWriting(true)
    setProblem(await onWrite?.())
    setWriting(false)
  }

  return (
    <Section id="result" title={t(written ? 'imports.written' : 'imports.result')}>
      <p className="mb-3 font-bold">{t('imports.counts', { added, changed, same, refused })}</p>
      {blank > 0 ? <p className="mb-3">{t('imports.blank', { n: blank })}</p> : null}
      {warned > 0 ? <p className="mb-3">{t('imports.warned_rows', { n: warned })}</p> : null}
      {written || isWritable || !onWrite ? null : <p className="mb-3">{t(obstacle)}</p>}
      {onWrite && toApprove > 0 ? <p className="mb-3">{t('imports.to_approve', { n: toApprove })}</p> : null}
      {written || !isWritable ? null : (
        <p className="mb-4">
          <Button ref={writeButton} kind="primary" disabled={writing} onClick={() => void write()}>
            {t(label)}
          </Button>
        </p>
      )}
      {isSkippable && !isWritable && onSkipRefused ? (
        <p className="mb-4">
          <Button onClick={skipRefused}>{t('imports.skip_refused')}</Button>
        </p>
      ) : null}
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
      {sums.length === 0 ? null : <PostedSums sums={sums} written={written} language={language} />}
      {rows.length === 0 ? null : (
        <>
          {added + changed + refused + warned > rows.length ? (
            <p className="mb-2">{t('imports.first_rows', { n: rows.length })}</p>
          ) : null}
          <RecordTable
            caption={t('imports.result')}
            columns={[
              { name: t('imports.row'), short: true },
              { name: t('imports.what'), short: true },
              { name: t('imports.details') },
            ]}
            rows={rows.map((row, place) => ({
              key: String(place),
              cells: [
                t('imports.row_n', { n: row.line }),
                t(`imports.${row.kind}`),
                <Details key="details" row={row} language={language} />,
              ],
            }))}
          />
        </>
      )}
    </Section>
  )
}

function Details({ row, language }: { row: ImportedLine; language: Language }) {
  const t = translator(importScreenMessages, language)
  if (row.kind === 'refused' || row.kind === 'warned')
    return (
      <>
        <code>{row.column}</code>: {row.reason}
      </>
    )
  const name = inDigits(row.name, language)
  if (row.kind === 'added')
    return (
      <>
        {name}
        {row.entry ? (
          <span className="block">
            {inLanguage(kindLabel(row.entry.kind), language).text}: {formatMoney(row.entry.amountPaisa, language)},{' '}
            {t('imports.customer_number', { number: inDigits(row.entry.customerNumber, language) })}
          </span>
        ) : null}
      </>
    )
  return (
    <>
      {name}
      {row.differences.map(({ column, from, to }) => (
        <span key={column} className="block">
          <code>{column}</code>: {from || t('imports.empty_cell')} → {to || t('imports.empty_cell')}
        </span>
      ))}
    </>
  )
}
