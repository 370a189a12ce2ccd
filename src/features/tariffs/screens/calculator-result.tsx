// What does the calculator answer: the amount, the figures, the sum explained, what to pay by when, and by whose tariff?

import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Charge, Tariff } from '../contract/api.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'
import type { CalculatorAnswer } from '../rules/answer.ts'
import { addressOf, type Typed } from './address.ts'
import { AmountTable } from './amount-table.tsx'
import { PayBy, Sum } from './sum.tsx'
import { TariffSource } from './tariff-source.tsx'
import { useWords, type Words } from './words.ts'

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
  const words = useWords()
  const { say } = words
  return (
    <section id="result" aria-labelledby="result-title" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id="result-title" ref={heading} tabIndex={-1} className="sr-only">
        {say('tariffs.result')}
      </h2>
      <output className="sr-only">{told(answer, words)}</output>
      {answer.kind === 'none' ? (
        <Callout tone="warning" title={say('tariffs.none_title')}>
          <p>{words.denial(answer.denied)}</p>
          <p>
            <a href="/tariff" className="link">
              {say('tariffs.whole')}
            </a>
          </p>
        </Callout>
      ) : null}
      {answer.kind === 'wrong' && hasErrors ? <Callout tone="danger" title={say('tariffs.fix')} /> : null}
      {answer.kind === 'wrong' && !hasErrors ? (
        <EmptyState icon="calculator" title={say('tariffs.prompt')} text={say('tariffs.prompt_text')} />
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

/** The answer in one glance. */
function Headline({ answer, values }: { answer: Charged; values: Typed }) {
  const words = useWords()
  return (
    <div className="on-dark rounded-box bg-primary p-5 text-white md:p-6 print:border print:bg-white print:p-4 print:text-black">
      <p className="text-lg">{costTitle(answer, words)}</p>
      <p className="figures text-3xl font-bold">{amountText(answer, words)}</p>
      <p className="mt-2 text-primary-100 print:text-black">{tapText(answer.tariff, values, words)}</p>
      <p className="text-primary-100 print:text-black">{words.say('tariffs.estimate_note')}</p>
    </div>
  )
}

function Answer({
  answer,
  values,
  today,
  origin,
}: { answer: Charged } & Pick<ResultProps, 'values' | 'today' | 'origin'>) {
  const { say } = useWords()
  const { tariff, charges } = answer
  const only = charges.length === 1 ? charges[0] : undefined
  return (
    <>
      {tariff.sample ? (
        <Callout tone="warning">
          <p>{say('tariffs.sample')}</p>
        </Callout>
      ) : null}
      <AmountTable charges={charges} metered={tariff.metered} addressOf={(charge) => rowAddress(values, charge)} />
      {only ? <Sum charge={only} /> : null}
      {tariff.sewerage.kind === 'none' ? null : (
        <p className="-mt-5 text-neutral-600">{say('tariffs.sewerage_note')}</p>
      )}
      {only && tariff.paymentSteps.length > 0 ? <PayBy tariff={tariff} charge={only} today={today} /> : null}
      <TariffSource tariff={tariff} />
      <Actions values={values} origin={origin} />
    </>
  )
}

function Actions({ values, origin }: Pick<ResultProps, 'values' | 'origin'>) {
  const { say } = useWords()
  return (
    <p className="needs-script screen-only flex flex-wrap gap-3">
      <CopyButton
        text={`${origin}${addressOf(values)}`}
        label={say('tariffs.copy_link')}
        copied={say('tariffs.copied')}
      />
      <Button onClick={() => print()}>
        <Icon name="print" />
        {say('tariffs.print')}
      </Button>
    </p>
  )
}

/** What a reader by ear is told while somebody types. */
function told(answer: CalculatorAnswer, words: Words): string {
  if (answer.kind === 'none') return words.denial(answer.denied)
  return answer.kind === 'charged' ? `${costTitle(answer, words)}: ${amountText(answer, words)}` : ''
}

function amountText({ charges }: Charged, { money }: Words): string {
  const [first, last] = [charges[0]!, charges.at(-1)!]
  return first === last ? money(first.totalPaisa) : `${money(first.totalPaisa)} – ${money(last.totalPaisa)}`
}

function costTitle({ tariff, charges, asked }: Charged, { say, number }: Words): string {
  if (!tariff.metered) return say('tariffs.costs_month')
  const [first, last] = [charges[0]!, charges.at(-1)!]
  if (first !== last) return say('tariffs.costs_range', { from: number(first.units), to: number(last.units) })
  const units =
    first.units === 1 ? say('tariffs.costs_unit') : say('tariffs.costs_units', { units: number(first.units) })
  if (asked.calculation !== 'readings') return units
  const readings = { previous: number(asked.previousReading!), current: number(asked.currentReading!) }
  return `${say('tariffs.between_readings', readings)}: ${units}`
}

/** What was asked, for paper and for a shared link, where the form is out of sight. */
function tapText(tariff: Tariff, values: Typed, { say, type, size, digits }: Words): string {
  const meter = say(tariff.metered ? 'tariffs.metered' : 'tariffs.unmetered')
  const year = `${say('tariffs.year')} ${digits(tariff.fiscalYear)}`
  return [type(values.customerType as CustomerType), size(values.tapSize as TapSize), meter, year].join(' · ')
}

function rowAddress(values: Typed, { units }: Charge): string {
  return `${addressOf({ ...values, calculation: 'single', units: String(units) })}#result`
}
