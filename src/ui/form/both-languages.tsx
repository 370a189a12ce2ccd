// Pair of fields for one text in Nepali and in English.

import type { ReactNode } from 'react'
import type { Bilingual } from '#kit/language.ts'
import { useFormParts } from './form-context.ts'
import { TextArea, TextField } from './text-fields.tsx'

/** Fields `…Ne` and `…En` of the form side by side under one legend; of several lines with `rows`. */
export function BothLanguages(props: {
  name: string
  legend: string
  help?: ReactNode
  rows?: number
  /** The initial text. */
  initially?: Bilingual | undefined
}) {
  const { name, legend, help, rows, initially } = props
  const { t } = useFormParts()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-bold text-neutral-900">{legend}</legend>
      {help ? <div className="text-neutral-600">{help}</div> : null}
      <div className="side-by-side grid items-start gap-4 md:grid-cols-2">
        {(['ne', 'en'] as const).map((lang) => {
          const field = {
            name: `${name}${lang === 'ne' ? 'Ne' : 'En'}`,
            shown: t(`ui.text.${lang}`),
            lang,
            initially: initially?.[lang] ?? '',
          }
          return rows === undefined ? (
            <TextField key={lang} {...field} autoComplete="off" />
          ) : (
            <TextArea key={lang} {...field} rows={rows} />
          )
        })}
      </div>
    </fieldset>
  )
}
