// How is a name asked for in both scripts?

import type { FormEvent, ReactNode } from 'react'
import { useFormParts } from './form-context.ts'
import { TextField } from './text-fields.tsx'

/** Two fields side by side. What the legend has said already, their labels say only to a reader by ear. */
export function NamePair(props: { legend: string; help?: ReactNode; ne: string; en: string; autoComplete?: string }) {
  const { legend, help, ne, en, autoComplete = 'off' } = props
  const { t, error, check } = useFormParts()

  /** A name given in one script may be what the other field's error asks for. */
  function lookAtTheOther(event: FormEvent<HTMLFieldSetElement>): void {
    const other = (event.target as HTMLInputElement).name === ne ? en : ne
    if (error(other)) check(other)
  }

  return (
    <fieldset className="grid gap-1.5" onInput={lookAtTheOther}>
      <legend className="mb-1.5 font-semibold text-neutral-900">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField name={ne} shown={t('ui.name.ne')} lang="ne" autoComplete="off" />
        <TextField name={en} shown={t('ui.name.en')} lang="en" autoComplete={autoComplete} />
      </div>
    </fieldset>
  )
}
