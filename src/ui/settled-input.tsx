// Text field that reports its value when typing pauses.

import { useState, type ComponentProps } from 'react'
import { useSettled } from './use-settled.ts'

export type SettledInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  /** Called after the pause, and immediately on Enter. */
  onSettle: (value: string) => void
  /** Milliseconds. */
  pause: number
}

/** A value set from outside (Back, a reset) replaces the text, except while a user is typing. */
export function SettledInput({ value, onSettle, pause, onKeyDown, ...rest }: SettledInputProps) {
  const [{ typed, waiting, seen }, setState] = useState({ typed: value, waiting: false, seen: value })
  const settled = useSettled((text: string) => {
    setState((now) => ({ ...now, waiting: false }))
    onSettle(text)
  }, pause)
  if (seen !== value) setState({ typed: waiting || typed.trim() === value ? typed : value, waiting, seen: value })
  return (
    <input
      {...rest}
      value={typed}
      onChange={(event) => {
        setState({ typed: event.target.value, waiting: true, seen })
        settled.later(event.target.value)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          settled.now(typed)
        }
      }}
    />
  )
}
