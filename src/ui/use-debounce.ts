// Debounce: a value is reported after a pause without another one.

import { useEffect, useState } from 'react'

export type Debounce<T> = {
  /** Sets the listener and replaces an earlier one. */
  listen(listener: (value: T) => void): void
  /** Reports the value after the pause, unless another follows. */
  schedule(value: T): void
  /** Reports the value immediately and drops the scheduled one. */
  flush(value: T): void
  cancel(): void
}

/** Calls `listener` with the last value after `pause` milliseconds without a new one. */
export function useDebounce<T>(listener: (value: T) => void, pause: number): Debounce<T> {
  const [debounced] = useState(() => debounce<T>(pause))
  useEffect(() => debounced.listen(listener), [debounced, listener])
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}

/** The same without React. @example search.listen(find); search.schedule('da'); search.schedule('dam') // find('dam') */
export function debounce<T>(pause: number): Debounce<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: ((value: T) => void) | undefined
  const cancel = () => clearTimeout(timer)
  return {
    listen(listener) {
      current = listener
    },
    schedule(value) {
      cancel()
      timer = setTimeout(() => current?.(value), pause)
    },
    flush(value) {
      cancel()
      current?.(value)
    },
    cancel,
  }
}
