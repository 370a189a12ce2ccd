// Console page of one bill as it was stored, printed on an A4 sheet.

import { Link, useLoaderData } from 'react-router'
import { ComplaintsOfBill } from '#features/complaints/screens/office/complaints-of-bill.tsx'
import { monthName } from '#kit/format/bs-months.ts'
import { useText } from '#features/tariffs/screens/text.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { StoredBill } from '../../contract/office.ts'
import { chargedUnits } from '../../rules/charged-units.ts'
import { billsTranslator } from '../translator.ts'
import { readingFacts } from '../bill-readings.tsx'
import { CreditNotice } from '../credit-notice.tsx'
import { PayCode } from '../pay-code.tsx'
import { WrongNotice } from './wrong-bills.tsx'
import { PaySteps } from '../pay-steps.tsx'
import { PrintHead } from '../print-head.tsx'
import sheetStyles from '../bill-sheet.css?url'
import { BillLines } from './bill-lines.tsx'
import { Crediting } from './crediting.tsx'
import { readBill } from './read-bill.ts'

export { readBill as clientLoader }

export const links = () => [{ rel: 'stylesheet', href: sheetStyles }]

export default function BillPage() {
  const { bill, today } = useLoaderData<typeof readBill>()
  const { number, connectionId, steps, chargePaisa } = bill
  const language = useLanguage()
  const t = billsTranslator(language)
  const title = t('bills.one_title', { number: inDigits(number, language), month: monthName(bill.period, language) })
  return (
    <div className="bill-sheet max-w-[52rem]">
      <PageMeta title={title} />
      <RelatedLink to="/staff/bills" screenOnly>
        {t('bills.back_to_list')}
      </RelatedLink>
      <PrintHead />
      <PageHeading title={title} />
      <p className="screen-only mb-4 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => print()}>
          <Icon name="print" />
          {t('bills.print')}
        </Button>
        <Link to={`/staff/bills/${number}/roll`} className={buttonClass('plain')}>
          {t('bills.print_roll')}
        </Link>
        <Link to={`/staff/connections/${connectionId}`} className={buttonClass('plain')}>
          {t('bills.connection')}
        </Link>
        <Link to={`/staff/connections/${connectionId}/ledger`} className={buttonClass('plain')}>
          {t('bills.ledger')}
        </Link>
      </p>
      {bill.credit ? (
        <div className="mb-4">
          <CreditNotice credit={bill.credit} bills="/staff/bills" language={language} />
        </div>
      ) : null}
      {bill.isWrong ? <WrongNotice connectionId={connectionId} language={language} /> : null}
      <BillFacts bill={bill} />
      <Section id="lines" title={t('bills.lines')}>
        <BillLines bill={bill} />
      </Section>
      <div className="bill-paying mt-9 print:mt-3">
        {steps.length > 0 && chargePaisa > 0 ? (
          <Section id="steps" title={t('bills.steps')}>
            <p className="measure mb-3">{t('bills.steps_lead')}</p>
            <PaySteps caption={t('bills.steps')} steps={steps} {...{ today, language }} />
          </Section>
        ) : null}
        {bill.payCode ? (
          <div className="mt-6">
            <PayCode code={bill.payCode} customerNumber={bill.customerNumber} language={language} />
          </div>
        ) : null}
      </div>
      <ComplaintsOfBill complaints={bill.complaints} language={language} />
      {bill.credit ? null : <Crediting bill={bill} />}
    </div>
  )
}

function BillFacts({ bill }: { bill: StoredBill }) {
  const { customerNumber, name, ward, tol, tap, basis, readings, billedOn, dueOn, totalPaisa } = bill
  const units = chargedUnits(bill)
  const language = useLanguage()
  const t = billsTranslator(language)
  const text = useText()
  const described = [
    text.type(tap.customerType),
    text.size(tap.tapSize),
    ...(tap.metered ? [] : [t('bills.unmetered')]),
    ...(tap.sewer ? [t('bills.sewer')] : []),
  ]
  return (
    <Facts
      facts={[
        [t('bills.customer_number'), inDigits(customerNumber, language)],
        [t('bills.holder'), inLanguage(name, language).text],
        [t('bills.ward'), ward === null ? null : formatNumber(ward, language)],
        [t('bills.tol'), inLanguage(tol, language).text],
        [t('bills.tap'), described.join(', ')],
        [t('bills.basis'), t(`bills.basis_${basis}`)],
        [t('bills.units'), units === null ? null : formatNumber(units, language)],
        ...readingFacts({ readings, language }),
        [t('bills.billed_on'), <TimeText key="billed" at={billedOn} />],
        [t('bills.to_pay'), formatMoney(totalPaisa, language)],
        [t('bills.due_on'), dueOn && <TimeText key="due" at={dueOn} />],
      ]}
    />
  )
}
