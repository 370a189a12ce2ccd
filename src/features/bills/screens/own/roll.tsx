// Portal page of a bill on an 80 mm roll.

import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { textIn } from '#features/tariffs/screens/text.ts'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { CreditText } from '../credit-notice.tsx'
import { PayCode } from '../pay-code.tsx'
import { dueOf, untilUnchanged, WaivedText } from './amount-to-pay.tsx'
import { PersonLines, usedText } from './bill-facts.tsx'
import { ReadingLines } from '../bill-readings.tsx'
import { lineText } from './bill-text.ts'
import { PayStepLines } from '../pay-steps.tsx'
import { readBill } from './read-bill.ts'
import rollStyles from './roll.css?url'

export { readBill as clientLoader }

export const links = () => [{ rel: 'stylesheet', href: rollStyles }]

export default function BillRoll() {
  const { bill, today } = useLoaderData<typeof readBill>()
  const language = useLanguage()
  const t = translator(ownBillMessages, language)
  const text = textIn(language)
  const { name } = useBranding()
  const title = t('my_bills.of_month', { month: monthName(bill.period, language) })
  return (
    <>
      <PageMeta title={title} />
      <section className="bill-roll" aria-label={title}>
        <p className="font-bold">{inLanguage(name, language).text}</p>
        <h1 className="text-lg">{title}</h1>
        <p>
          <PersonLines bill={bill} language={language} />
          {t('my_bills.number')}: {inDigits(bill.number, language)}
          <br />
          {t('my_bills.billed_on')}: <TimeText at={bill.billedOn} />
        </p>
        {bill.credit ? (
          <div className="font-bold">
            <CreditText credit={bill.credit} bills="/account/bills" language={language} />
          </div>
        ) : null}
        <p>
          {t('my_bills.used')}: {usedText(bill, language)}
        </p>
        <ReadingLines readings={bill.readings} language={language} />
        <ul>
          {bill.lines.map((line, place) => (
            <li key={place}>
              <span>{lineText(line, bill.period, text)}</span>
              <span className="figures">{formatRupees(line.amountPaisa, language, 2)}</span>
            </li>
          ))}
        </ul>
        <p className="bill-roll-sum">
          <span>{t('my_bills.sum')}</span>
          <span className="figures">{formatMoney(bill.totalPaisa, language)}</span>
        </p>
        {bill.unpaidPaisa > 0 && (bill.settlingPaisa !== bill.totalPaisa || bill.waived) ? (
          <DueToday bill={bill} today={today} language={language} />
        ) : null}
        {bill.dueOn === null || bill.dueOn < today || bill.unpaidPaisa === 0 ? null : (
          <p>
            <TimeText at={bill.dueOn}>{(date) => t(untilUnchanged(bill), { date })}</TimeText>
          </p>
        )}
        {bill.steps.length > 1 && bill.chargePaisa > 0 && bill.unpaidPaisa > 0 ? (
          <>
            <p className="font-bold">{t('my_bills.steps')}</p>
            <PayStepLines steps={bill.steps} today={today} language={language} />
            <p>{t(bill.waived ? 'my_bills.steps_note_amnesty' : 'my_bills.steps_note')}</p>
          </>
        ) : null}
        {bill.unpaidPaisa > 0 ? (
          <PayCode code={bill.payCode} customerNumber={bill.customerNumber} language={language} />
        ) : (
          <p className="font-bold">{bill.credit ? null : t('my_bills.is_paid')}</p>
        )}
      </section>
      <p className="screen-only mt-6 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => print()}>
          <Icon name="print" />
          {t('my_bills.print_roll')}
        </Button>
        <Link to={`/account/bills/${bill.number}`} className={buttonClass()}>
          {title}
        </Link>
      </p>
    </>
  )
}

/** The sum of today, with what it is for where that is not this bill alone. */
function DueToday({ bill, today, language }: { bill: OwnBillDetails; today: string; language: Language }) {
  const t = translator(ownBillMessages, language)
  const due = dueOf(bill)
  const others = (
    [
      [t('my_bills.from_before'), due.before],
      [t('my_bills.waived'), due.waived],
    ] as const
  ).filter(([, paisa]) => paisa !== 0)
  const parts = [[t('my_bills.this_bill'), due.this] as const, ...others]
  return (
    <>
      <p className="bill-roll-sum">
        <span>
          <TimeText at={today}>{(date) => t('my_bills.to_pay', { date })}</TimeText>
        </span>
        <span className="figures">{formatMoney(due.sum, language)}</span>
      </p>
      {others.length > 0 ? (
        <ul>
          {parts.map(([name, paisa]) => (
            <li key={name}>
              <span>{name}</span>
              <span className="figures">{formatRupees(paisa, language, 2)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {bill.waived ? (
        <p>
          <WaivedText waived={bill.waived} language={language} />
        </p>
      ) : null}
    </>
  )
}
