// How is a name asked for in both scripts?

import type { ReactNode } from 'react'
import { useFormParts } from './form-context.ts'
import { TextField } from './text-fields.tsx'

/** Two fields side by side. What the legend has said already, their labels say only to a reader by ear. */
export function NamePair(props: { legend: string; help?: ReactNode; ne: string; en: string; autoComplete?: string }) {
  const { legend, help, ne, en, autoComplete = 'off' } = props
  const { say } = useFormParts()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-neutral-900">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField name={ne} shown={say('ui.name.ne')} lang="ne" autoComplete="off" />
        <TextField name={en} shown={say('ui.name.en')} lang="en" autoComplete={autoComplete} />
      </div>
    </fieldset>
  )
}
