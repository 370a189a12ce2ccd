// Console page of a bill on an 80 mm roll, as it was stored.

import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { ownBillMessages } from '../../messages/own.ts'
import { untilUnchanged } from '../own/amount-to-pay.tsx'
import { PayCode } from '../pay-code.tsx'
import { PayStepLines } from '../pay-steps.tsx'
import { RollActions, RollSheet } from '../roll-sheet.tsx'
import rollStyles from '../roll.css?url'
import { readBill } from './read-bill.ts'

export { readBill as clientLoader }

export const links = () => [{ rel: 'stylesheet', href: rollStyles }]

export default function OfficeBillRoll() {
  const { bill, today } = useLoaderData<typeof readBill>()
  const language = useLanguage()
  const t = translator(ownBillMessages, language)
  const title = t('my_bills.of_month', { month: monthName(bill.period, language) })
  return (
    <>
      <PageMeta title={title} />
      <RollSheet bill={{ ...bill, holder: bill.name }} title={title} bills="/staff/bills">
        {bill.dueOn === null || bill.dueOn < today || bill.credit ? null : (
          <p>
            <TimeText at={bill.dueOn}>{(date) => t(untilUnchanged(bill), { date })}</TimeText>
          </p>
        )}
        {bill.steps.length > 1 && bill.chargePaisa > 0 ? (
          <>
            <p className="font-bold">{t('my_bills.steps')}</p>
            <PayStepLines steps={bill.steps} today={today} language={language} />
            <p>{t('my_bills.steps_note')}</p>
          </>
        ) : null}
        <PayCode code={bill.payCode} customerNumber={bill.customerNumber} language={language} />
      </RollSheet>
      <RollActions>
        <Link to={`/staff/bills/${bill.number}`} className={buttonClass()}>
          {title}
        </Link>
      </RollActions>
    </>
  )
}
