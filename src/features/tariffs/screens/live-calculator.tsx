// Calculator that answers while somebody types.

import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Tariff } from '../contract/api.ts'
import { answerCalculator } from '../rules/answer.ts'
import { addressOf, fieldsOf, startingWith, withOfferedSize, type Typed } from './address.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorResult } from './calculator-result.tsx'

/** `given` is what the address asked for; `origin` makes the address that is copied whole. */
export type LiveCalculatorProps = { tariffs: Tariff[]; today: string; given?: Typed | undefined; origin: string }

/** The rows are here, so with script every answer is worked out here; the address follows, to be shared and reloaded. */
export function LiveCalculator({ tariffs, today, given, origin }: LiveCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const [values, setValues] = useState(() => startingWith(tariffs, today, given))
  const [sent, setSent] = useState(given !== undefined)
  const [left, setLeft] = useState<readonly string[]>([])
  const answer = answerCalculator(tariffs, values, today)
  const issues = answer.kind === 'wrong' ? answer.issues : []
  const shown = issues.filter(({ field, key }) => sent || (left.includes(field) && !key.endsWith('_missing')))

  // What was typed before the script arrived.
  useEffect(() => setValues(fieldsOf(form.current!)), [])

  function leave(name: string): void {
    setLeft([...left, name])
    if (answer.kind === 'charged') putInAddress(values)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    setSent(true)
    putInAddress(values)
    const wrong = issues[0] && form.current!.elements.namedItem(issues[0].field)
    if (wrong instanceof HTMLElement) wrong.focus()
    else result.current?.focus()
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-12">
      <CalculatorForm
        ref={form}
        tariffs={tariffs}
        values={values}
        issues={shown}
        onInput={() => setValues(withOfferedSize(tariffs, fieldsOf(form.current!)))}
        onBlur={(event) => leave((event.target as unknown as { name: string }).name)}
        onSubmit={send}
      />
      <CalculatorResult {...{ answer, values, today, origin }} hasErrors={shown.length > 0} heading={result} />
    </div>
  )
}

function putInAddress(values: Typed): void {
  const language = new URLSearchParams(location.search).get('lang')
  history.replaceState(history.state, '', addressOf(values, language ? { lang: language } : {}))
}
