// Text field with suggestions that forgive spellings; without script the browser's own suggestions.

import type { ComponentProps, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { looselyMatches } from '#kit/loose-match.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useId } from '#ui/use-id.ts'
import { changeControl } from './controls.ts'
import type { TextFieldProps } from './text-fields.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

/** `key`: the folded words by which it is found (`looseKey`). */
export type Suggestion = { value: string; label: string; key: string }

const maxShown = 8

type Props<S> = Pick<TextFieldProps, 'name' | 'autoComplete'> & {
  suggestions: readonly S[]
  /** Accessible name of the list. */
  listLabel: string
  /** After one was taken; free text stays as it is typed. */
  onTaken?: (taken: S) => void
}

/** A combobox with a listbox (ARIA): arrows move, Enter takes, Escape closes. Any text may be typed. */
export function SuggestField<S extends Suggestion>({ name, autoComplete, suggestions, listLabel, onTaken }: Props<S>) {
  const { initial } = useFormParts()
  const hydrated = useHydrated()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly S[]>([])
  const [active, setActive] = useState(-1)

  function suggest(typed: string): void {
    setFound(suggestions.filter(({ key }) => looselyMatches(key, typed)).slice(0, maxShown))
    setActive(-1)
  }

  function take(taken: S): void {
    changeControl(input.current!, () => (input.current!.value = taken.value))
    setFound([])
    onTaken?.(taken)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return setFound([])
    if (event.key === 'Enter' && found[active]) {
      event.preventDefault()
      return take(found[active])
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || found.length === 0) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1
    setActive((active + step + found.length) % found.length)
  }

  function optionProps(each: S, index: number): ComponentProps<'div'> {
    return { id: `${listId}-${index}`, role: 'option', 'aria-selected': index === active, onClick: () => take(each) }
  }

  return (
    <FieldFrame name={name}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            type="text"
            defaultValue={initial(name)[0]}
            autoComplete={hydrated ? 'off' : autoComplete}
            className="input"
            onInput={(event) => event.nativeEvent.isTrusted && suggest(event.currentTarget.value)}
            onBlur={() => setFound([])}
            onKeyDown={onKeyDown}
            {...(hydrated
              ? {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': found.length > 0,
                  'aria-controls': listId,
                  'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
                }
              : { list: listId })}
          />
          {hydrated ? (
            <div id={listId} {...listProps(listLabel)} hidden={found.length === 0} className="suggestions">
              {found.map((each, index) => (
                <div key={each.label} {...optionProps(each, index)}>
                  {each.label}
                </div>
              ))}
            </div>
          ) : (
            <datalist id={listId}>
              {suggestions.map(({ label, value }) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </datalist>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The field keeps the focus while an item is pressed. */
function listProps(label: string): ComponentProps<'div'> {
  return { role: 'listbox', 'aria-label': label, onPointerDown: (event) => event.preventDefault() }
}
