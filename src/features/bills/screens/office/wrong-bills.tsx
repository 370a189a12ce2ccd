// Bills that corrected readings have made wrong: the section of a connection's readings with their order and months to bill again, the notice on one.

import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import type { ListedWrongBill, WrongBills as Wrong } from '../../contract/reading-corrections.ts'
import { correctionMessages } from '../../messages/corrections.ts'

/** Nothing where no bill is wrong and no month is to be billed. */
export function WrongBills({ wrong: { bills, months }, language }: { wrong: Wrong; language: Language }) {
  const t = translator(correctionMessages, language)
  if (bills.length === 0 && months.length === 0) return null
  return (
    <Section id="wrong-bills" title={t('bills.wrong_title')}>
      <Callout tone="warning">
        {bills.length > 0 ? (
          <>
            <p>{t('bills.wrong_lead')}</p>
            <ol className="mt-2 list-decimal ps-6">
              {bills.map((bill) => (
                <li key={bill.number}>
                  <WrongBill {...{ bill, language }} />
                </li>
              ))}
            </ol>
          </>
        ) : null}
        {months.length > 0 ? (
          <p>
            {t('bills.wrong_months')} {months.map((month) => monthName(month, language)).join(', ')}.{' '}
            <Link to="/staff/billing" className="link inline-block py-2">
              {t('bills.wrong_runs')}
            </Link>
          </p>
        ) : null}
      </Callout>
    </Section>
  )
}

/** On the page of a wrong bill; prints stay as the bill was issued. */
export function WrongNotice({ connectionId, language }: { connectionId: number; language: Language }) {
  const t = translator(correctionMessages, language)
  return (
    <div className="screen-only mb-4">
      <Callout tone="warning">
        <p>{t('bills.wrong_here')}</p>
        <Link to={`/staff/connections/${connectionId}/readings#wrong-bills`} className="link inline-block py-2">
          {t('bills.wrong_all')}
        </Link>
      </Callout>
    </div>
  )
}

function WrongBill({ bill, language }: { bill: ListedWrongBill; language: Language }) {
  const { number, period, chargePaisa, after, isRequested } = bill
  const t = translator(correctionMessages, language)
  return (
    <>
      <Link to={`/staff/bills/${number}#credit`} className="link block py-2">
        {t('bills.wrong_bill', {
          number: inDigits(number, language),
          month: monthName(period, language),
          amount: formatMoney(chargePaisa, language),
        })}
      </Link>
      {isRequested ? (
        <>
          {' '}
          <Tag>{t('bills.wrong_requested')}</Tag>
        </>
      ) : null}
      {after === null ? null : (
        <span className="block text-sm">{t('bills.wrong_after', { number: inDigits(after, language) })}</span>
      )}
    </>
  )
}
