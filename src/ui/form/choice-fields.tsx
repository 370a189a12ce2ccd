// Fields to choose one option: select, radio buttons and a single checkbox.

import type { ReactNode } from 'react'
import { ErrorText, FieldFrame, GroupFrame, useControl } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

export type Option = { value: string; label: string; help?: string }

/** The device's native select, empty at first unless `chosen` is given. `remembered={false}`: what is chosen, by the address, wins over a draft. */
export function SelectField(props: {
  name: string
  help?: ReactNode
  options: readonly Option[]
  chosen?: string
  remembered?: boolean
}) {
  const { name, help, options, chosen = '', remembered = true } = props
  const { initial, t } = useFormParts()
  return (
    <FieldFrame name={name} help={help}>
      {(control) => (
        <select
          {...control}
          {...(!remembered && { 'data-no-draft': '' })}
          defaultValue={initial(name)[0] ?? chosen}
          className="input"
        >
          <option value="">{t('ui.choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** All options visible; for up to about six. `inline` for short labels. */
export function RadioField(props: {
  name: string
  help?: ReactNode
  options: readonly Option[]
  inline?: boolean
  chosen?: string
}) {
  const { name, help, options, inline = false, chosen } = props
  const { initial } = useFormParts()
  const initialValue = initial(name)[0] ?? chosen
  return (
    <GroupFrame name={name} help={help}>
      {({ id }) => (
        <div className={inline ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-1'}>
          {options.map((option, index) => (
            <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${option.value}`}
                name={name}
                value={option.value}
                defaultChecked={initialValue === option.value}
                className="tick mt-0.5"
              />
              <span>
                {option.label}
                {option.help ? <span className="block text-neutral-600">{option.help}</span> : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  )
}

/** A checkbox with its label beside it, at first as `checked`. `remembered={false}` leaves a consent out of the draft: it must be given again. */
export function CheckboxField(props: {
  name: string
  help?: string
  children?: ReactNode
  checked?: boolean
  remembered?: boolean
}) {
  const { name, help, children, checked = false, remembered = true } = props
  const { initial, label } = useFormParts()
  const { 'aria-required': _required, ...control } = useControl(name, help !== undefined, false)
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...control}
          type="checkbox"
          value="on"
          defaultChecked={checked || initial(name)[0] === 'on'}
          className="tick mt-0.5"
          {...(remembered ? {} : { 'data-no-draft': '' })}
        />
        <span>{children ?? label(name)}</span>
      </label>
      {help ? (
        <p id={`${control.id}-help`} className="text-neutral-600">
          {help}
        </p>
      ) : null}
      <ErrorText name={name} />
    </div>
  )
}
