// Calculator that recalculates in the browser on every input.

import { storedAccount } from '#platform/stored-account.ts'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Tariff } from '../contract/api.ts'
import { answerCalculator } from '../rules/answer.ts'
import { addressOf, fieldsOf, startingWith, withOfferedSize, type Typed } from './address.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { withKnownTap } from './known-tap.ts'

/** `given` holds the values of the URL; `origin` completes the URL to copy. */
export type LiveCalculatorProps = { tariffs: Tariff[]; today: string; given?: Typed | undefined; origin: string }

/** Calculates from the loaded rows without requests and updates the URL, which can be shared and reloaded. */
export function LiveCalculator({ tariffs, today, given, origin }: LiveCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState(() => startingWith(tariffs, today, given))
  const [submitted, setSubmitted] = useState(given !== undefined)
  const [blurred, setBlurred] = useState<readonly string[]>([])
  const [isFilled, setIsFilled] = useState(false)
  const answer = answerCalculator(tariffs, values, today)
  const issues = answer.kind === 'wrong' ? answer.issues : []
  const shown = issues.filter(({ field, key }) => submitted || (blurred.includes(field) && !key.endsWith('_missing')))

  // Values typed before hydration, and the tap of whoever is signed in; an address with values is calculated as it is.
  useEffect(() => {
    const typed = fieldsOf(form.current!)
    const known = given ? undefined : withKnownTap(tariffs, typed, storedAccount())
    setValues(known ?? typed)
    setIsFilled(known !== undefined)
  }, [tariffs, given])

  function clearFilled(): void {
    setValues(startingWith(tariffs, today))
    setIsFilled(false)
  }

  function onFieldBlur(name: string): void {
    setBlurred([...blurred, name])
    if (answer.kind === 'charged') updateUrl(values)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSubmitted(true)
    updateUrl(values)
    const wrong = issues[0] && form.current!.elements.namedItem(issues[0].field)
    if (wrong instanceof HTMLElement) wrong.focus()
    else result.current?.focus()
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[29rem_minmax(0,1fr)] lg:gap-12">
      <CalculatorForm
        key={isFilled ? 'filled' : 'empty'}
        ref={form}
        onClear={isFilled ? clearFilled : undefined}
        tariffs={tariffs}
        values={values}
        issues={shown}
        onInput={() => setValues(withOfferedSize(tariffs, fieldsOf(form.current!)))}
        onBlur={(event) => onFieldBlur((event.target as unknown as { name: string }).name)}
        onSubmit={submit}
      />
      <CalculatorResult {...{ answer, values, today, origin }} hasErrors={shown.length > 0} heading={result} />
    </div>
  )
}

function updateUrl(values: Typed): void {
  const language = new URLSearchParams(location.search).get('lang')
  history.replaceState(history.state, '', addressOf(values, language ? { lang: language } : {}))
}
