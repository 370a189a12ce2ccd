// Result of the calculator: amount, figures, explanation, payment dates and source of the tariff.

import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Charge, Tariff } from '../contract/api.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'
import type { CalculatorAnswer } from '../rules/answer.ts'
import { yearOf } from '../rules/editions.ts'
import { addressOf, type Typed } from './address.ts'
import { AmountTable } from './amount-table.tsx'
import { PayBy, Sum } from './sum.tsx'
import { TariffSource } from './tariff-source.tsx'
import { useText, type TariffText } from './text.ts'

type Charged = Extract<CalculatorAnswer, { kind: 'charged' }>

type ResultProps = {
  answer: CalculatorAnswer
  values: Typed
  today: string
  origin: string
  hasErrors: boolean
  heading: Ref<HTMLHeadingElement>
}

export function CalculatorResult({ answer, values, today, origin, hasErrors, heading }: ResultProps) {
  const text = useText()
  const { t } = text
  return (
    <section id="result" aria-labelledby="result-title" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id="result-title" ref={heading} tabIndex={-1} className="sr-only">
        {t('tariffs.result')}
      </h2>
      <output className="sr-only">{announcement(answer, text)}</output>
      {answer.kind === 'none' ? (
        <Callout tone="warning" title={t('tariffs.none_title')}>
          <p>{text.denial(answer.denied)}</p>
          <p>
            <a href="/tariff" className="link">
              {t('tariffs.whole')}
            </a>
          </p>
        </Callout>
      ) : null}
      {answer.kind === 'wrong' && hasErrors ? <Callout tone="danger" title={t('tariffs.fix')} /> : null}
      {answer.kind === 'wrong' && !hasErrors ? (
        <EmptyState icon="calculator" title={t('tariffs.prompt')} text={t('tariffs.prompt_text')} />
      ) : null}
      {answer.kind === 'charged' ? (
        <>
          <Headline answer={answer} values={values} />
          <Answer {...{ answer, values, today, origin }} />
        </>
      ) : null}
    </section>
  )
}

/** Summary of the result. */
function Headline({ answer, values }: { answer: Charged; values: Typed }) {
  const text = useText()
  return (
    <div className="on-dark rounded-box bg-primary p-5 text-white md:p-6 print:border print:bg-surface print:p-4 print:text-black">
      <p className="text-lg">{costTitle(answer, text)}</p>
      <p className="figures text-3xl font-bold">{amountText(answer, text)}</p>
      <p className="mt-2 text-on-primary print:text-black">{tapText(answer.tariff, values, text)}</p>
      <p className="text-on-primary print:text-black">{text.t('tariffs.estimate_note')}</p>
    </div>
  )
}

function Answer({
  answer,
  values,
  today,
  origin,
}: { answer: Charged } & Pick<ResultProps, 'values' | 'today' | 'origin'>) {
  const { t } = useText()
  const { tariff, charges } = answer
  const only = charges.length === 1 ? charges[0] : undefined
  return (
    <>
      {tariff.sample ? (
        <Callout tone="warning">
          <p>{t('tariffs.sample')}</p>
        </Callout>
      ) : null}
      <AmountTable charges={charges} metered={tariff.metered} addressOf={(charge) => rowAddress(values, charge)} />
      {only ? <Sum charge={only} /> : null}
      {tariff.sewerage.kind === 'none' ? null : <p className="-mt-5 text-neutral-600">{t('tariffs.sewerage_note')}</p>}
      {only && tariff.paymentSteps.length > 0 ? <PayBy tariff={tariff} charge={only} today={today} /> : null}
      <OlderYear tariff={tariff} today={today} />
      <TariffSource tariff={tariff} />
      <Actions values={values} origin={origin} />
    </>
  )
}

/** From 1 Shrawan until the new tariff is published, the calculator uses that of the year before, and says so. */
function OlderYear({ tariff, today }: { tariff: Tariff; today: string }) {
  const { t, digits } = useText()
  const year = yearOf(today)
  if (tariff.fiscalYear >= year) return null
  return (
    <Callout tone="warning">
      <p>{t('tariffs.older_year', { year: digits(tariff.fiscalYear), current: digits(year) })}</p>
    </Callout>
  )
}

function Actions({ values, origin }: Pick<ResultProps, 'values' | 'origin'>) {
  const { t } = useText()
  return (
    <p className="needs-script screen-only flex flex-wrap gap-3">
      <CopyButton text={`${origin}${addressOf(values)}`} label={t('tariffs.copy_link')} copied={t('tariffs.copied')} />
      <Button onClick={() => print()}>
        <Icon name="print" />
        {t('tariffs.print')}
      </Button>
    </p>
  )
}

/** Text for screen readers while values are typed. */
function announcement(answer: CalculatorAnswer, text: TariffText): string {
  if (answer.kind === 'none') return text.denial(answer.denied)
  return answer.kind === 'charged' ? `${costTitle(answer, text)}: ${amountText(answer, text)}` : ''
}

function amountText({ charges }: Charged, { money }: TariffText): string {
  const [first, last] = [charges[0]!, charges.at(-1)!]
  return first === last ? money(first.totalPaisa) : `${money(first.totalPaisa)} – ${money(last.totalPaisa)}`
}

function costTitle({ tariff, charges, request }: Charged, { t, number }: TariffText): string {
  if (!tariff.metered) return t('tariffs.costs_month')
  const [first, last] = [charges[0]!, charges.at(-1)!]
  if (first !== last) return t('tariffs.costs_range', { from: number(first.units), to: number(last.units) })
  const units = first.units === 1 ? t('tariffs.costs_unit') : t('tariffs.costs_units', { units: number(first.units) })
  if (request.calculation !== 'readings') return units
  const readings = { previous: number(request.previousReading!), current: number(request.currentReading!) }
  return `${t('tariffs.between_readings', readings)}: ${units}`
}

/** The values of the calculation, for print and for a shared link, where the form is not visible. */
function tapText(tariff: Tariff, values: Typed, { t, type, size, digits }: TariffText): string {
  const meter = t(tariff.metered ? 'tariffs.metered' : 'tariffs.unmetered')
  const year = `${t('tariffs.year')} ${digits(tariff.fiscalYear)}`
  return [type(values.customerType as CustomerType), size(values.tapSize as TapSize), meter, year].join(' · ')
}

function rowAddress(values: Typed, { units }: Charge): string {
  return `${addressOf({ ...values, calculation: 'single', units: String(units) })}#result`
}
