// Fields for text, numbers, phone numbers and email addresses.

import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { countGraphemes } from '#kit/text.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'
import { idsOf } from './ids.ts'
import { PreetiOffer } from './preeti-offer.tsx'

export type TextFieldProps = {
  name: string
  /** Visible label where the context gives the rest; the full label is the accessible name. */
  shown?: string
  help?: ReactNode
  type?: 'text' | 'email' | 'tel' | 'password'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  autoComplete?: string
  /** short: a number or a code. */
  width?: 'short' | 'full'
  /** The language of the input, where it is not the page's. */
  lang?: Language
  /** The initial value. */
  initially?: string
  /** Whether a draft stores it only as long as the tab is open: for what others who use the device must not find. */
  tabOnly?: boolean
}

export function TextField(field: TextFieldProps) {
  const { name, shown, help, type = 'text', width = 'full', initially, tabOnly, ...rest } = field
  const { initial, refusesPreeti } = useFormParts()
  const frame = (
    <FieldFrame {...{ name, shown, help }}>
      {(control) => (
        <input
          {...control}
          {...rest}
          type={type}
          data-draft={tabOnly ? 'tab' : undefined}
          defaultValue={initial(name)[0] ?? initially}
          className={`input ${width === 'short' ? 'figures max-w-44' : ''}`}
        />
      )}
    </FieldFrame>
  )
  const isNepali = field.lang === 'ne' || (field.lang === undefined && refusesPreeti(name))
  return isNepali ? <PreetiOffer of="names">{frame}</PreetiOffer> : frame
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

/** Several lines, with a count of user-perceived characters. */
export function TextArea(
  props: Pick<TextFieldProps, 'name' | 'shown' | 'help' | 'lang' | 'initially'> & { rows?: number },
) {
  const { name, shown, help, rows = 5, lang, initially = '' } = props
  const { initial, maxCharacters } = useFormParts()
  const initialText = initial(name)[0] ?? initially
  const [count, setCount] = useState<number>()
  const max = maxCharacters(name)
  const frame = (
    <FieldFrame {...{ name, shown, help }} extra={max !== undefined}>
      {(control) => (
        <>
          <textarea
            {...control}
            lang={lang}
            rows={rows}
            defaultValue={initialText}
            className="input leading-[1.75]"
            onInput={(event) => setCount(countGraphemes(event.currentTarget.value))}
          />
          {max === undefined ? null : <Count name={name} count={count} max={max} />}
        </>
      )}
    </FieldFrame>
  )
  return lang === 'en' ? frame : <PreetiOffer of="text">{frame}</PreetiOffer>
}

// Announced only near the limit: a count after every letter would interrupt the user.
function Count({ name, count, max }: { name: string; count: number | undefined; max: number }) {
  const form = useFormParts()
  const { t } = form
  const left = max - (count ?? 0)
  const near = count !== undefined && left <= Math.min(50, max / 5)
  return (
    <>
      <p id={idsOf(form, name).extra} className="figures text-sm text-neutral-600">
        {count === undefined ? t('ui.form.characters_most', { max }) : t('ui.form.characters', { n: count, max })}
      </p>
      <output className={near && left < 0 ? 'text-sm font-bold text-danger-700' : 'sr-only'}>
        {near ? t(left < 0 ? 'ui.form.characters_over' : 'ui.form.characters_left', { n: Math.abs(left) }) : null}
      </output>
    </>
  )
}
