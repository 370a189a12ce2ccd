// Form of the calculator; without script every field is sent, and only those of the chosen calculation are shown.

import type { ComponentProps, ReactNode } from 'react'
import type { FieldIssue } from '#kit/refusal.ts'
import { Button } from '#ui/button.tsx'
import { KnownNotice } from '#ui/form/known-notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Tariff } from '../contract/api.ts'
import { customerTypes, tapSizes } from '../contract/calculator.ts'
import type { calculatorMessages } from '../messages/calculator.ts'
import { editionChoices, published } from '../rules/editions.ts'
import { sizesOffered, type Typed } from './address.ts'
import { useText } from './text.ts'

type Key = keyof typeof calculatorMessages
type Option = { value: string; label: string }
type FieldProps = { name: string; label: Key; values: Typed; issues: readonly FieldIssue[] }

type FormProps = Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onBlur' | 'onSubmit'> & {
  tariffs: readonly Tariff[]
  values: Typed
  issues: readonly FieldIssue[]
  /** Takes back what was filled in from the account. */
  onClear: (() => void) | undefined
}

const calculations = ['single', 'range', 'readings'] as const

// Browsers without :has() show all fields; what does not belong to the calculation is not read.
const only = {
  metered: 'group-has-[[value=unmetered]:checked]/form:hidden',
  single:
    'group-has-[[value=range]:checked]/form:hidden group-has-[[value=readings]:checked]/form:hidden group-has-[[value=unmetered]:checked]/form:hidden',
  range:
    'group-has-[[value=single]:checked]/form:hidden group-has-[[value=readings]:checked]/form:hidden group-has-[[value=unmetered]:checked]/form:hidden',
  readings:
    'group-has-[[value=single]:checked]/form:hidden group-has-[[value=range]:checked]/form:hidden group-has-[[value=unmetered]:checked]/form:hidden',
  unmetered: 'hidden group-has-[[value=unmetered]:checked]/form:block',
}

/** A GET form: its URL holds the complete calculation. The units are first: most readers change nothing else. */
export function CalculatorForm({ tariffs, values, issues, onClear, ...form }: FormProps) {
  const { t, type, size, edition, language } = useText()
  const types = withRequested(
    customerTypes,
    published(customerTypes, tariffs, ({ customerType }) => customerType),
    values.customerType,
  )
  // Without script every published size is offered: the list cannot follow the customer type.
  const isHydrated = useHydrated()
  const offered = isHydrated ? sizesOffered(tariffs, values) : published(tapSizes, tariffs, ({ tapSize }) => tapSize)
  const sizes = withRequested(tapSizes, offered, values.tapSize)
  const years = editionChoices(tariffs).map((choice) => ({ value: choice.value, label: edition(choice) }))
  const field = { values, issues }
  return (
    <form
      {...form}
      method="get"
      action="#result"
      noValidate
      autoComplete="off"
      aria-labelledby="ask-title"
      className="group/form screen-only card grid gap-5 p-5"
    >
      <h2 id="ask-title" className="text-xl">
        {t('tariffs.your_tap')}
      </h2>
      <KnownNotice onClear={onClear} language={language} />
      <div className={only.single}>
        <Units {...field} name="units" label="tariffs.units" />
      </div>
      <Pair className={only.range}>
        <Units {...field} name="fromUnit" label="tariffs.from_unit" />
        <Units {...field} name="toUnit" label="tariffs.to_unit" />
      </Pair>
      <Pair className={only.readings}>
        <Units {...field} name="previousReading" label="tariffs.previous_reading" />
        <Units {...field} name="currentReading" label="tariffs.current_reading" />
      </Pair>
      <p id="units-help" className={`-mt-3 text-sm text-neutral-600 ${only.metered}`}>
        {t('tariffs.unit_note')} · {t('tariffs.digits_note')}
      </p>
      <div className={only.metered}>
        <Radios
          {...field}
          name="calculation"
          label="tariffs.calculation"
          options={calculations.map((value) => ({ value, label: t(`tariffs.${value}`) }))}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          {...field}
          name="customerType"
          label="tariffs.customer_type"
          options={types.map((value) => ({ value, label: type(value) }))}
        />
        <Select
          {...field}
          key={sizes.join()}
          name="tapSize"
          label="tariffs.tap_size"
          options={sizes.map((value) => ({ value, label: size(value) }))}
        />
      </div>
      <Select {...field} name="year" label="tariffs.year" options={withYear(years, values.year)} />
      <Radios
        {...field}
        name="meter"
        label="tariffs.meter"
        options={(['metered', 'unmetered'] as const).map((value) => ({ value, label: t(`tariffs.${value}`) }))}
      />
      <p className={`text-neutral-600 ${only.unmetered}`}>{t('tariffs.unmetered_note')}</p>
      {/* Pressing it must not blur the field first: an error shown on blur would move the button from the pointer. */}
      <Button type="submit" kind="primary" onMouseDown={(event) => event.preventDefault()}>
        <Icon name="calculator" />
        {t('tariffs.calculate')}
      </Button>
    </form>
  )
}

function Select({ name, label, values, issues, options }: FieldProps & { options: readonly Option[] }) {
  return (
    <Labelled name={name} label={label} issues={issues}>
      <select id={name} name={name} defaultValue={values[name]} {...errorAttributes(name, issues)} className="input">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function Radios({ name, label, values, options }: FieldProps & { options: readonly Option[] }) {
  const { t } = useText()
  return (
    <fieldset>
      <legend className="font-bold text-neutral-900">{t(label)}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="radio" name={name} value={value} defaultChecked={values[name] === value} className="tick" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Text, not `type="number"`, which refuses Devanagari digits. */
function Units({ name, label, values, issues }: FieldProps) {
  return (
    <Labelled name={name} label={label} issues={issues}>
      <input
        id={name}
        name={name}
        inputMode="numeric"
        maxLength={20}
        defaultValue={values[name]}
        {...errorAttributes(name, issues, 'units-help')}
        className="input figures"
      />
    </Labelled>
  )
}

function Labelled({ name, label, issues, children }: Omit<FieldProps, 'values'> & { children: ReactNode }) {
  const { t, issue } = useText()
  const wrong = issues.find(({ field }) => field === name)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-bold text-neutral-900">
        {t(label)}
      </label>
      {children}
      {wrong ? (
        <p id={`${name}-error`} className="flex gap-1.5 font-bold text-danger-700">
          <Icon name="warning" className="h-[1lh] w-4" />
          {issue(wrong)}
        </p>
      ) : null}
    </div>
  )
}

function Pair({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <div className="grid grid-cols-2 items-start gap-5">{children}</div>
    </div>
  )
}

function errorAttributes(name: string, issues: readonly FieldIssue[], help?: string) {
  const wrong = issues.some(({ field }) => field === name)
  const described = [help, wrong ? `${name}-error` : undefined].filter(Boolean).join(' ')
  return { 'aria-invalid': wrong || undefined, 'aria-describedby': described || undefined }
}

/** The published values, and the value of the URL even when it is not published. */
function withRequested<V extends string>(
  all: readonly V[],
  published: readonly V[],
  requested: string | undefined,
): V[] {
  return all.filter((value) => published.includes(value) || value === requested)
}

function withYear(years: Option[], requested = ''): Option[] {
  const known = requested === '' || years.some(({ value }) => value === requested)
  return known ? years : [...years, { value: requested, label: requested }]
}
