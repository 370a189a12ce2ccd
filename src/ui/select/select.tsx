// Select with search: a combobox for pointer, keyboard and screen reader; a native select without script.

import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useId } from '#ui/use-id.ts'
import { selectMessages } from './messages.ts'
import { matchingOptions, opened, selectKey, closed, typed, type SelectOption } from './select-state.ts'

export type SelectProps = {
  /** The id of the field, for its `<label htmlFor>`. */
  id: string
  /** The field's label, also the list's accessible name. */
  label: string
  language: Language
  /** Offer "none" as a first option with the value ''. */
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** The name under which it is submitted. */
  name?: string
  describedBy?: string
  invalid?: boolean
  required?: boolean
  disabled?: boolean
}

/** The native select until hydration, then a combobox with a list (WAI-ARIA APG) that can be searched. */
export function Select(props: SelectProps) {
  return useHydrated() ? <Combobox {...props} /> : <NativeSelect {...props} />
}

/** The native select: for few and short options. */
export function NativeSelect(props: SelectProps) {
  const { id, options, value, onChange, name, describedBy, invalid, required, disabled } = props
  return (
    <select
      id={id}
      name={name}
      value={value}
      disabled={disabled}
      required={required}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      className="input"
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function Combobox(props: SelectProps) {
  const { id, label, language, options, value, onChange, name, describedBy, invalid, required, disabled } = props
  const t = translator(selectMessages, language)
  const [state, setState] = useState(closed)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const matches = state.open ? matchingOptions(options, state.query) : []
  const chosen = options.find((option) => option.value === value)
  const optionId = (at: number) => `${listId}-${at}`

  function pick(option: SelectOption): void {
    setState(closed)
    if (option.value !== value) onChange(option.value)
    input.current?.focus()
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const answer = selectKey(state, event.key, options, value)
    if (!answer) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    setState(answer.state)
    if (answer.picked) pick(answer.picked)
  }

  /** The focus stays in the text field, so a press must not move it. */
  function optionProps(option: SelectOption, at: number): ComponentProps<'div'> {
    return {
      id: optionId(at),
      role: 'option',
      'aria-selected': option.value === value,
      className: at === state.at ? 'select-option select-option-at' : 'select-option',
      onMouseDown: (event) => event.preventDefault(),
      onClick: () => pick(option),
    }
  }

  useEffect(() => {
    if (state.open) document.getElementById(`${listId}-${state.at}`)?.scrollIntoView({ block: 'nearest' })
  }, [state, listId])

  return (
    <div className="relative">
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck="false"
        aria-autocomplete="list"
        aria-expanded={state.open}
        aria-controls={listId}
        aria-activedescendant={state.open && state.at >= 0 ? optionId(state.at) : undefined}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        disabled={disabled}
        className="input pe-11!"
        placeholder={chosen?.label ?? t('select.placeholder')}
        value={state.open ? state.query : (chosen?.label ?? '')}
        onChange={(event) => setState(typed(options, event.target.value))}
        onClick={() => setState(opened(options, value))}
        onKeyDown={pressKey}
        onBlur={() => setState(closed)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('select.open')}
        aria-expanded={state.open}
        disabled={disabled}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-neutral-700"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setState(state.open ? closed : opened(options, value))
          input.current?.focus()
        }}
      >
        <Icon name="chevron" className="flips size-5" />
      </button>
      <div id={listId} {...roles.listbox} aria-label={label} hidden={!state.open} className="select-list">
        {matches.map((option, at) => (
          <div key={option.value} {...optionProps(option, at)}>
            {option.label}
            {option.value === value ? <Icon name="check" className="size-5" /> : null}
          </div>
        ))}
      </div>
      {state.open && matches.length === 0 ? (
        <p className="select-list px-3 py-2.5 text-neutral-700">{t('select.none')}</p>
      ) : null}
      <p {...roles.status} className="sr-only">
        {state.open && state.query
          ? matches.length === 0
            ? t('select.none')
            : t('select.found', { n: matches.length })
          : ''}
      </p>
    </div>
  )
}

/** ARIA roles of the list and its status, which are no native elements. */
const roles = { listbox: { role: 'listbox' }, status: { role: 'status' } } as const
