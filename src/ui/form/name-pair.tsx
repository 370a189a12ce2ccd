// Pair of fields for a name in both scripts.

import type { FormEvent, ReactNode } from 'react'
import { useFormParts } from './form-context.ts'
import { TextField } from './text-fields.tsx'

/** Two fields side by side. The part of the labels that repeats the legend is visually hidden. */
export function NamePair(props: { legend: string; help?: ReactNode; ne: string; en: string; autoComplete?: string }) {
  const { legend, help, ne, en, autoComplete = 'off' } = props
  const { t, error, check } = useFormParts()

  /** Entering a name in one script may resolve the other field's error. */
  function checkOther(event: FormEvent<HTMLFieldSetElement>): void {
    const other = (event.target as HTMLInputElement).name === ne ? en : ne
    if (error(other)) check(other)
  }

  return (
    <fieldset className="grid gap-1.5" onInput={checkOther}>
      <legend className="mb-1.5 font-bold text-neutral-900">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="side-by-side grid items-start gap-4 md:grid-cols-2">
        <TextField name={ne} shown={t('ui.name.ne')} lang="ne" autoComplete="off" />
        <TextField name={en} shown={t('ui.name.en')} lang="en" autoComplete={autoComplete} />
      </div>
    </fieldset>
  )
}
