// Portal page of one bill of the customer: what to pay, how it is made up, the same month of last year, and a complaint about it.

import { Link, useLoaderData, useNavigate } from 'react-router'
import { OwnComplaintsOfBill } from '#features/complaints/screens/own/complaints-of-bill.tsx'
import { monthName } from '#kit/format/bs-months.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { CreditNotice } from '../credit-notice.tsx'
import { PayCode } from '../pay-code.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { BillFacts } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillPicture, widestOf } from './bill-picture.tsx'
import { DoubtForm } from './doubt-form.tsx'
import { PaySteps } from '../pay-steps.tsx'
import { PrintHead } from '../print-head.tsx'
import sheetStyles from '../bill-sheet.css?url'
import { readBill } from './read-bill.ts'

export { readBill as clientLoader }

export const links = () => [{ rel: 'stylesheet', href: sheetStyles }]

export default function OwnBill() {
  const { bill, orgId, today } = useLoaderData<typeof readBill>()
  const language = useLanguage()
  const t = translator(ownBillMessages, language)
  const navigate = useNavigate()
  const title = t('my_bills.of_month', { month: monthName(bill.period, language) })
  return (
    <div className="bill-sheet">
      <PageMeta title={title} />
      <RelatedLink to="/account/bills" screenOnly>
        {t('my_bills.all')}
      </RelatedLink>
      <PrintHead />
      <PageHeading title={title} />
      {bill.credit ? (
        <div className="mb-6 max-w-[46rem]">
          <CreditNotice credit={bill.credit} bills="/account/bills" language={language} />
        </div>
      ) : (
        <>
          <AmountToPay {...{ bill, today, language }} />
          <Notes bill={bill} language={language} />
        </>
      )}
      <BillFacts bill={bill} language={language} />
      <Section id="explained" title={t('my_bills.explained')}>
        <Compared bill={bill} language={language} />
        <BillLines {...bill} caption={t('my_bills.explained')} language={language} />
      </Section>
      <div className="bill-paying mt-9 print:mt-3">
        {bill.steps.length > 1 && bill.chargePaisa > 0 && bill.unpaidPaisa > 0 ? (
          <Section id="steps" title={t('my_bills.steps')}>
            <PaySteps caption={t('my_bills.steps')} steps={bill.steps} {...{ today, language }} />
            <p className="mt-2 text-neutral-600">
              {t(bill.waived ? 'my_bills.steps_note_amnesty' : 'my_bills.steps_note')}
            </p>
          </Section>
        ) : null}
        {bill.unpaidPaisa > 0 ? (
          <div className="mt-6">
            <PayCode code={bill.payCode} customerNumber={bill.customerNumber} language={language} />
          </div>
        ) : null}
      </div>
      <p className="screen-only mt-8 flex flex-wrap gap-3">
        <Button onClick={() => print()}>
          <Icon name="print" />
          {t('my_bills.print')}
        </Button>
        <Link to={`/account/bills/${bill.number}/roll`} className={buttonClass()}>
          {t('my_bills.print_roll')}
        </Link>
      </p>
      <div className="screen-only mt-10 max-w-[46rem]">
        <Section id="doubt" title={t('my_bills.doubt')}>
          <div className="mb-4 empty:hidden">
            <OwnComplaintsOfBill complaints={bill.complaints} language={language} />
          </div>
          <p className="mb-4">{t('my_bills.doubt_lead')}</p>
          <DoubtForm
            number={bill.number}
            isPhoneKnown={bill.isPhoneKnown}
            orgId={orgId}
            language={language}
            onSent={(code) => void navigate(`/account/complaints/${code}`)}
          />
        </Section>
      </div>
    </div>
  )
}

type Props = { bill: OwnBillDetails; language: Language }

function Notes({ bill: { usualUnits, units, lines }, language }: Props) {
  const t = translator(ownBillMessages, language)
  const arrears = lines.reduce((sum, line) => sum + (line.kind === 'arrears' ? line.amountPaisa : 0), 0)
  return (
    <div className="mb-6 grid max-w-[46rem] gap-4 empty:hidden">
      {usualUnits === null ? null : (
        <Callout tone="warning" title={t('my_bills.unusual')}>
          <p>{t('my_bills.unusual_text', { units: units ?? 0, usual: usualUnits })}</p>
        </Callout>
      )}
      {arrears > 0 ? (
        <div className="screen-only">
          <Callout tone="warning" title={t('my_bills.arrears_note')}>
            <p>{t('my_bills.arrears_text', { amount: formatMoney(arrears, language) })}</p>
          </Callout>
        </div>
      ) : null}
    </div>
  )
}

/** Both months at one scale. */
function Compared({ bill, language }: Props) {
  const t = translator(ownBillMessages, language)
  const { lastYear } = bill
  const shown = lastYear ? [bill, lastYear] : [bill]
  const ofPaisa = widestOf(shown)
  return (
    <div className="bill-compared mb-6 grid max-w-[46rem] gap-4">
      {shown.map((each) => (
        <figure key={each.period}>
          <figcaption className="mb-1 font-bold">
            {each === bill ? (
              monthName(each.period, language)
            ) : (
              <Link to={`/account/bills/${each.number}`} className="link" data-print-plain="">
                {t('my_bills.last_year')}: {monthName(each.period, language)}
              </Link>
            )}
            <span className="figures font-normal">
              {': '}
              {formatMoney(each.chargePaisa, language)}
              {each.units === null ? '' : ` · ${formatNumber(each.units, language)} ${t('my_bills.units')}`}
            </span>
          </figcaption>
          <BillPicture bill={each} ofPaisa={ofPaisa} language={language} />
          {each.lines.some(({ kind }) => kind === 'billed') ? (
            <p className="text-sm text-neutral-600">{t('my_bills.picture_billed')}</p>
          ) : null}
        </figure>
      ))}
      {lastYear ? null : <p className="text-neutral-600">{t('my_bills.no_last_year')}</p>}
    </div>
  )
}
