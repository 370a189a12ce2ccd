// Amounts by day of payment from today on, as a table and as lines of a roll; on the screen the amounts of today and of tomorrow are named.

import { addDays } from '#kit/calendar/civil-date.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { ownBillMessages } from '../messages/own.ts'
import type { OwedOn } from '../rules/owed.ts'

type Props = { steps: readonly OwedOn[]; today: string; language: Language }

export function PaySteps({ caption, steps, today, language }: Props & { caption: string }) {
  const t = translator(ownBillMessages, language)
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[{ name: t('my_bills.step_days') }, { name: t('my_bills.amount'), figures: true }]}
      rows={remaining(steps, today).map((step) => ({
        key: step.from,
        cells: [
          <span key="days">
            <Days {...{ step, language }} /> <Now {...{ step, today, language }} />
          </span>,
          <Amount key="amount" {...{ step, language }} />,
        ],
      }))}
    />
  )
}

/** Without the days that are named on a screen: paper is read later. */
export function PayStepLines({ steps, today, language }: Props) {
  return (
    <ul>
      {remaining(steps, today).map((step) => (
        <li key={step.from}>
          <span>
            <Days {...{ step, language }} />
          </span>
          <span className="figures">
            <Amount {...{ step, language }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** By a day that is past nobody can pay. */
function remaining(steps: readonly OwedOn[], today: string): OwedOn[] {
  return steps.filter(({ until }) => until === null || until >= today)
}

type Shown = { step: OwedOn; language: Language }

function Days({ step: { from, until }, language }: Shown) {
  const t = translator(ownBillMessages, language)
  if (until === null) return <TimeText at={from}>{(date) => t('my_bills.step_from', { date })}</TimeText>
  return <TimeText at={until}>{(date) => t('my_bills.step_until', { date })}</TimeText>
}

function Now({ step: { from, until }, today, language }: Shown & { today: string }) {
  const t = translator(ownBillMessages, language)
  const isToday = from <= today && (until === null || today <= until)
  if (!isToday && from !== addDays(today, 1)) return null
  return (
    <span className="screen-only">
      <Tag tone={isToday ? 'info' : 'warning'}>{t(isToday ? 'my_bills.step_today' : 'my_bills.step_tomorrow')}</Tag>
    </span>
  )
}

function Amount({ step: { amountPaisa, waivedPaisa }, language }: Shown) {
  const t = translator(ownBillMessages, language)
  if (waivedPaisa === undefined) return formatRupees(amountPaisa, language, 2)
  return (
    <>
      {formatRupees(amountPaisa, language, 2)}
      <span className="block text-sm">
        {t('my_bills.amnesty_step', { waived: formatRupees(waivedPaisa, language, 2) })}
      </span>
    </>
  )
}
