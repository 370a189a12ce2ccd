// Text field that reports its value when typing pauses.

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { useDebounce } from './use-debounce.ts'

export type DebouncedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  /** Called after the pause, and immediately on Enter. */
  onValue: (value: string) => void
  /** Milliseconds. */
  pause: number
}

/** A value set from outside (Back, a reset) replaces the text, except while a user is typing. */
export function DebouncedInput({ value, onValue, pause, onKeyDown, ...rest }: DebouncedInputProps) {
  const [{ typed, waiting, seen }, setState] = useState({ typed: value, waiting: false, seen: value })
  const debounced = useDebounce((text: string) => {
    setState((now) => ({ ...now, waiting: false }))
    onValue(text)
  }, pause)
  const input = useRef<HTMLInputElement>(null)
  if (seen !== value) setState({ typed: waiting || typed.trim() === value ? typed : value, waiting, seen: value })

  const takeTyped = useEffectEvent(() => {
    const text = input.current!.value
    if (text === value) return
    setState({ typed: text, waiting: true, seen: value })
    debounced.schedule(text)
  })
  // Text typed before hydration.
  useEffect(() => takeTyped(), [])

  return (
    <input
      {...rest}
      ref={input}
      value={typed}
      onChange={(event) => {
        setState({ typed: event.target.value, waiting: true, seen })
        debounced.schedule(event.target.value)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          debounced.flush(typed)
        }
      }}
    />
  )
}
