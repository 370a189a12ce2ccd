// A bill on an 80 mm roll: whose it is, what was used, its lines and their sum; what is to be paid follows.

import type { ReactNode } from 'react'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { useText } from '#features/tariffs/screens/text.ts'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../contract/own.ts'
import { ownBillMessages } from '../messages/own.ts'
import { ReadingLines } from './bill-readings.tsx'
import { CreditText } from './credit-notice.tsx'
import { PersonLines, usedText } from './own/bill-facts.tsx'
import { lineText } from './own/bill-text.ts'

type Shown =
  | 'number'
  | 'customerNumber'
  | 'holder'
  | 'ward'
  | 'tol'
  | 'period'
  | 'billedOn'
  | 'credit'
  | 'tap'
  | 'basis'
  | 'units'
  | 'lines'
  | 'readings'
  | 'totalPaisa'

/** `bills`: the address of the list that has the bill. */
type Props = {
  bill: Pick<OwnBillDetails, Shown>
  title: string
  bills: '/account/bills' | '/staff/bills'
  children: ReactNode
}

export function RollSheet({ bill, title, bills, children }: Props) {
  const text = useText()
  const { language } = text
  const t = translator(ownBillMessages, language)
  const { name } = useBranding()
  return (
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
          <CreditText credit={bill.credit} bills={bills} language={language} />
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
      {children}
    </section>
  )
}

/** `children`: the link to the page of the bill. */
export function RollActions({ children }: { children: ReactNode }) {
  const t = translator(ownBillMessages, useText().language)
  return (
    <p className="screen-only mt-6 flex flex-wrap gap-3">
      <Button kind="primary" onClick={() => print()}>
        <Icon name="print" />
        {t('my_bills.print_roll')}
      </Button>
      {children}
    </p>
  )
}
