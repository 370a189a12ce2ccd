// How are words, numbers and phone numbers typed?

import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { countGraphemes } from '#kit/text.ts'
import { FieldFrame } from './field-frame.tsx'
import { idsOf, useFormParts } from './form-context.ts'

export type TextFieldProps = {
  name: string
  /** What is seen over it where its surroundings say the rest; its whole label is heard. */
  shown?: string
  help?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'password'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  autoComplete?: string
  /** short: a number or a code. */
  width?: 'short' | 'full'
  /** The language of what is typed, where it is not the page's. */
  lang?: Language
  /** What stands in it at first. */
  initially?: string
}

export function TextField({ name, shown, help, type = 'text', width = 'full', initially, ...rest }: TextFieldProps) {
  const { initial } = useFormParts()
  return (
    <FieldFrame {...{ name, shown, help }}>
      {(control) => (
        <input
          {...control}
          {...rest}
          type={type}
          defaultValue={initial(name)[0] ?? initially}
          className={`input ${width === 'short' ? 'figures max-w-44' : ''}`}
        />
      )}
    </FieldFrame>
  )
}

/** A number in the digits of either script; `type="number"` would refuse Devanagari. */
export function NumberField({ decimal = false, ...props }: TextFieldProps & { decimal?: boolean }) {
  return <TextField width="short" inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" {...props} />
}

export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
}

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />
}

/** Several lines, with the characters counted as a reader counts them. */
export function TextArea(
  props: Pick<TextFieldProps, 'name' | 'shown' | 'help' | 'lang' | 'initially'> & { rows?: number },
) {
  const { name, shown, help, rows = 5, lang, initially = '' } = props
  const { initial, mostCharacters } = useFormParts()
  const before = initial(name)[0] ?? initially
  const [count, setCount] = useState<number>()
  const most = mostCharacters(name)
  return (
    <FieldFrame {...{ name, shown, help }} extra={most !== undefined}>
      {(control) => (
        <>
          <textarea
            {...control}
            lang={lang}
            rows={rows}
            defaultValue={before}
            className="input leading-[1.75]"
            onInput={(event) => setCount(countGraphemes(event.currentTarget.value))}
          />
          {most === undefined ? null : <Count name={name} count={count} most={most} />}
        </>
      )}
    </FieldFrame>
  )
}

// Spoken only near the end: a count on every letter would talk over the writer.
function Count({ name, count, most }: { name: string; count: number | undefined; most: number }) {
  const form = useFormParts()
  const { t } = form
  const left = most - (count ?? 0)
  const near = count !== undefined && left <= Math.min(50, most / 5)
  return (
    <>
      <p id={idsOf(form, name).extra} className="figures text-sm text-neutral-600">
        {count === undefined ? t('ui.form.characters_most', { most }) : t('ui.form.characters', { n: count, most })}
      </p>
      <output className={near && left < 0 ? 'text-sm font-semibold text-danger-700' : 'sr-only'}>
        {near ? t(left < 0 ? 'ui.form.characters_over' : 'ui.form.characters_left', { n: Math.abs(left) }) : null}
      </output>
    </>
  )
}
