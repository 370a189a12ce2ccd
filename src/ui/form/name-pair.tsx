// How is a name asked for in both scripts?

import type { ReactNode } from 'react'
import { TextField } from './text-fields.tsx'

/** Two fields side by side under one legend; their labels ("in Devanagari", "in English") are the form's. */
export function NamePair(props: { legend: string; help?: ReactNode; ne: string; en: string; autoComplete?: string }) {
  const { legend, help, ne, en, autoComplete = 'off' } = props
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-neutral-900">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField name={ne} lang="ne" autoComplete="off" />
        <TextField name={en} lang="en" autoComplete={autoComplete} />
      </div>
    </fieldset>
  )
}
