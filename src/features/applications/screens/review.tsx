// Review of the typed values before the application is sent.

import { useEffect, useState } from 'react'
import { writtenIn, type Language } from '#kit/language.ts'
import { useFormParts } from '#ui/form/form-context.ts'
import type { FormStep } from '#ui/form/steps.tsx'
import { figuresIn } from './figures.ts'
import { isChoice, optionsOf, type TranslateForm } from './labels.ts'

/** Updates while the form is filled in. Without script the whole form is on the page. */
export function Review({ steps, t }: { steps: readonly FormStep[]; t: TranslateForm }) {
  const { id } = useFormParts()
  const values = useTyped(id)
  return (
    <div className="needs-script grid gap-6">
      <p>{t('applications.review.lead')}</p>
      {steps.map((step) => (
        <ReviewedStep key={step.id} step={step} values={values} t={t} />
      ))}
    </div>
  )
}

function ReviewedStep({ step, values, t }: { step: FormStep; values: Typed; t: TranslateForm }) {
  const { label, language } = useFormParts()
  const read = step.names.map((name) => ({ name, text: shown(name, values[name], t, language) }))
  const given = read.filter(({ text }) => text !== undefined)
  const empty = read.filter(({ text }) => text === undefined).map(({ name }) => label(name))
  return (
    <div>
      <h3 className="text-lg">{step.title}</h3>
      {given.length > 0 ? (
        <dl className="mt-2 divide-y divide-neutral-200 rounded-box border border-neutral-200">
          {given.map(({ name, text }) => (
            <div key={name} className="grid items-baseline gap-x-4 px-4 py-2 md:grid-cols-[18rem_1fr]">
              <dt className="text-neutral-600">{label(name)}</dt>
              <dd lang={writtenIn(text ?? '')} className="font-bold break-words whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {empty.length > 0 ? (
        <p className="mt-2 text-sm text-neutral-600">
          {t('applications.review.nothing')}: {empty.join(' · ')}
        </p>
      ) : null}
    </div>
  )
}

type Typed = Record<string, string>

function shown(name: string, value: string | undefined, t: TranslateForm, language: Language): string | undefined {
  if (!value?.trim()) return undefined
  if (value === 'on') return '✓'
  return isChoice(name)
    ? optionsOf(name, t).find((option) => option.value === value)?.label
    : figuresIn(value, language)
}

function useTyped(id: string): Typed {
  const [typed, setTyped] = useState<Typed>({})
  useEffect(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return undefined
    // After the form's own listeners: a chosen file reaches its input a moment later.
    const read = () => void setTimeout(() => setTyped(typedIn(form)))
    read()
    for (const type of ['input', 'change', 'click']) form.addEventListener(type, read)
    return () => {
      for (const type of ['input', 'change', 'click']) form.removeEventListener(type, read)
    }
  }, [id])
  return typed
}

function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {}
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value : value.name
    if (text) typed[name] = typed[name] ? `${typed[name]}\n${text}` : text
  }
  return typed
}
