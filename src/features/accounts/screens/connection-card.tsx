// Card of one of the customer's connections: what to pay and until when, arrears, next water and reading day.

import { AmnestyNotice } from '#features/bills/screens/own/amnesty-notice.tsx'
import { PaySteps } from '#features/bills/screens/pay-steps.tsx'
import { monthName } from '#kit/format/bs-months.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextWithTimes, TimeText, shownMoment } from '#ui/time-text.tsx'
import type { Account, OwnConnectionSummary } from '../contract/api.ts'
import { accountsMessages } from '../messages.ts'

export type ShownCustomer = Pick<
  Account['customers'][number],
  'customerNumber' | 'address' | 'ward' | 'tol' | 'connectedOn'
>
type Props = { summary: OwnConnectionSummary; language: Language }

/** `summary` is undefined for a number that the register does not have. */
export function ConnectionCard(props: {
  customer: ShownCustomer
  summary: OwnConnectionSummary | undefined
  language: Language
}) {
  const { customer, summary, language } = props
  const t = translator(accountsMessages, language)
  const { customerNumber, address, ward, tol, connectedOn } = customer
  return (
    <Card>
      <h3 className="figures text-lg">{t('account.number', { number: inDigits(customerNumber, language) })}</h3>
      {summary?.access === 'delegate' ? (
        <p>
          <Tag tone="info">{t('account.delegate')}</Tag>
        </p>
      ) : null}
      <p>
        {ward === null
          ? inLanguage(address, language).text
          : [inLanguage(tol, language).text, t('account.ward', { n: ward })].filter(Boolean).join(', ')}
      </p>
      {connectedOn ? (
        <p className="text-sm text-neutral-600">
          <TimeText at={connectedOn}>{(date) => t('account.connected', { date })}</TimeText>
        </p>
      ) : null}
      {summary ? (
        <>
          <ToPay summary={summary} customerNumber={customerNumber} language={language} />
          <Deposit summary={summary} language={language} />
          <Unusual summary={summary} language={language} />
          <Coming summary={summary} language={language} />
        </>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-5">
        {summary && summary.balancePaisa !== null && summary.byDay.length === 0 ? (
          <a href={payAddress(customerNumber)} className="link inline-block py-2">
            {t('account.pay_advance')}
          </a>
        ) : null}
        {summary?.lastBill ? (
          <a href={`/account/bills/${summary.lastBill.number}`} className="link inline-block py-2">
            {t('account.last_bill', { month: monthName(summary.lastBill.period, language) })}
          </a>
        ) : null}
        {summary ? (
          <a href={`/account/statement/${customerNumber}`} className="link inline-block py-2">
            {t('account.statement')}
          </a>
        ) : null}
        <a href="/account/consumption" className="link inline-block py-2">
          {t('account.consumption')}
        </a>
        {summary && summary.access !== 'delegate' && summary.balancePaisa !== null ? (
          <a href="/account/readings" className="link inline-block py-2">
            {t('account.send_reading')}
          </a>
        ) : null}
      </p>
    </Card>
  )
}

function payAddress(customerNumber: string): string {
  return `/account/payments?number=${encodeURIComponent(customerNumber)}`
}

function ToPay({ summary, customerNumber, language }: Props & { customerNumber: string }) {
  const { balancePaisa, arrearsPaisa, byDay } = summary
  const t = translator(accountsMessages, language)
  const [now] = byDay
  if (balancePaisa === null) return <p className="mt-3">{t('account.held_before')}</p>
  if (!now) {
    const credit = balancePaisa < 0 ? t('account.credit', { amount: formatMoney(-balancePaisa, language) }) : null
    return (
      <div className="mt-3">
        <p className="font-bold">{t('account.nothing_to_pay')}</p>
        {credit ? <p>{credit}</p> : null}
      </div>
    )
  }
  return (
    <div className="mt-3">
      <p>{t('account.to_pay')}</p>
      <p className="figures text-2xl font-bold">{formatMoney(now.amountPaisa, language)}</p>
      {now.until === null ? null : (
        <p>
          <TimeText at={now.until}>{(date) => t('account.amount_until', { date })}</TimeText>
        </p>
      )}
      {arrearsPaisa ? (
        <p className="mt-1 flex items-center gap-2 font-bold text-warning-700">
          <Icon name="warning" />
          {t('account.arrears', { amount: formatMoney(arrearsPaisa, language) })}
        </p>
      ) : null}
      <AmnestyNotice steps={byDay} language={language} />
      <p className="mt-3">
        <ButtonLink kind="primary" href={payAddress(customerNumber)}>
          {t('account.pay')}
        </ButtonLink>
      </p>
      {byDay.length > 1 ? (
        <details className="mt-2">
          <summary className="link inline-block cursor-pointer py-2">{t('account.by_day')}</summary>
          <PaySteps caption={t('account.by_day')} steps={byDay} today={now.from} language={language} />
        </details>
      ) : null}
    </div>
  )
}

function Deposit({ summary: { depositPaisa }, language }: Props) {
  const t = translator(accountsMessages, language)
  return depositPaisa ? (
    <p className="mt-2">{t('account.deposit', { amount: formatMoney(depositPaisa, language) })}</p>
  ) : null
}

function Unusual({ summary: { lastBill }, language }: Props) {
  const t = translator(accountsMessages, language)
  if (!lastBill?.unusual) return null
  return (
    <p className="mt-2 flex items-start gap-2 text-warning-700">
      <Icon name="warning" className="mt-1" />
      {t('account.unusual', { ...lastBill.unusual, month: monthName(lastBill.period, language) })}
    </p>
  )
}

function Coming({ summary: { supply, readingDay }, language }: Props) {
  const t = translator(accountsMessages, language)
  return (
    <div className="mt-3 grid gap-1 empty:hidden">
      {supply ? (
        <p>
          <TimeText at={supply.isFlowing ? supply.ends : supply.starts}>
            {(when) => t(supply.isFlowing ? 'account.water_flowing' : 'account.water_next', { when })}
          </TimeText>
        </p>
      ) : null}
      {readingDay ? (
        <p>
          <ReadingDays {...readingDay} language={language} />
        </p>
      ) : null}
    </div>
  )
}

function ReadingDays({ from, until, language }: { from: string; until: string; language: Language }) {
  const t = translator(accountsMessages, language)
  if (from === until) return <TimeText at={from}>{(date) => t('account.reading_day', { date })}</TimeText>
  const [first, last] = [shownMoment(from, language), shownMoment(until, language)]
  const times = [[first, from] as const, [last, until] as const]
  return <TextWithTimes text={t('account.reading_days', { from: first, until: last })} times={times} />
}
