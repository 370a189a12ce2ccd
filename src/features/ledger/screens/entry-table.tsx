// Tables of the entries of a connection with the balance after each, and of its history.

import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { messageText, translator, writtenIn, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ConnectionLedger } from '../contract/api.ts'
import { chartMessages } from '../messages/chart.ts'
import { ledgerRefusals } from '../messages/refusals.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { Reference, referenceText } from './reference.tsx'

type Entry = ConnectionLedger['entries'][number]
type EntryTableProps = { connectionId: number; entries: readonly Entry[]; mayCorrect: boolean; language: Language }

export function EntryTable({ connectionId, entries, mayCorrect, language }: EntryTableProps) {
  const t = translator({ ...ledgerScreens, ...chartMessages }, language)
  return (
    <RecordTable
      caption={t('ledger.entries')}
      records="compact"
      columns={[
        { name: t('ledger.day') },
        { name: t('ledger.entry') },
        { name: t('ledger.period'), short: true },
        { name: t('ledger.amount'), short: true, figures: true, named: true },
        { name: t('ledger.balance'), short: true, figures: true, named: true },
        { name: t('ledger.posted'), short: true, named: true },
        { name: t('ledger.reference'), short: true, named: true },
        { name: t('ledger.author'), short: true, named: true },
      ]}
      rows={entries.map((entry) => ({
        key: entry.id,
        cells: [
          <Day key="day" at={entry.valueOn} />,
          <EntryName key="entry" entry={entry} mayCorrect={mayCorrect} language={language} />,
          entry.period ? monthName(entry.period, language) : '–',
          formatRupees(entry.amountPaisa, language, 2),
          formatRupees(entry.balancePaisa, language, 2),
          <span key="posted" className={entry.postedOn === entry.valueOn ? 'record-spare' : undefined}>
            <Day at={entry.postedOn} />
          </span>,
          referenceText(entry.reference) ? (
            <Reference key="reference" reference={entry.reference} connectionId={connectionId} language={language} />
          ) : (
            '–'
          ),
          <span key="author" lang={writtenIn(entry.author)}>
            {entry.author}
          </span>,
        ],
      }))}
    />
  )
}

/** On one line. */
function Day({ at }: { at: string }) {
  return (
    <span className="whitespace-nowrap">
      <TimeText at={at} format="numeric" />
    </span>
  )
}

/** Why an entry that could be corrected is not, by this officer or now; that kinds are corrected elsewhere is not repeated in each row. */
const byAnother: ReadonlySet<string> = new Set(['ledger.own_payment', 'ledger.own_entry', 'ledger.deposit_used'])

function EntryName({ entry, mayCorrect, language }: { entry: Entry; mayCorrect: boolean; language: Language }) {
  const t = translator({ ...ledgerScreens, ...chartMessages }, language)
  const { id, kind, note, reason, correctedBy, mayBeCorrected } = entry
  return (
    <>
      {t(`ledger.kind_${kind}`)}
      {correctedBy === null ? null : ` (${t('ledger.corrected')})`}
      {[note, reason].filter(Boolean).map((text) => (
        <span key={text} lang={writtenIn(text!)} className="block text-sm text-neutral-600">
          {text}
        </span>
      ))}
      {mayCorrect && mayBeCorrected.ok ? (
        <span className="screen-only block">
          <Link to={`?correct=${id}`} className="link inline-block py-1 text-sm">
            {t('ledger.correct')}
          </Link>
        </span>
      ) : null}
      {mayCorrect && !mayBeCorrected.ok && byAnother.has(mayBeCorrected.key) ? (
        <span className="screen-only block text-sm text-neutral-600">
          {messageText(translator(ledgerRefusals, language), mayBeCorrected)}
        </span>
      ) : null}
    </>
  )
}

type HistoryTableProps = { history: ConnectionLedger['history']; language: Language }

export function HistoryTable({ history, language }: HistoryTableProps) {
  const t = translator({ ...ledgerScreens, ...chartMessages }, language)
  return (
    <RecordTable
      caption={t('ledger.history')}
      records="compact"
      columns={[
        { name: t('ledger.day') },
        { name: t('ledger.entry') },
        { name: t('ledger.period'), short: true },
        { name: t('ledger.amount'), short: true, figures: true, named: true },
        { name: t('ledger.reference'), short: true, named: true },
      ]}
      rows={history.map(({ reference, kind, amountPaisa, period, valueOn }) => ({
        key: reference,
        cells: [
          <Day key="day" at={valueOn} />,
          t(`ledger.kind_${kind}`),
          period ? monthName(period, language) : '–',
          formatRupees(amountPaisa, language, 2),
          <Reference key="reference" reference={reference} language={language} />,
        ],
      }))}
    />
  )
}
