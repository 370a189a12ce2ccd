// Debounce: a value counts after a pause without another one.

import { useEffect, useState } from 'react'

export type Settling<T> = {
  /** Sets the listener; the latest one counts. */
  tell(settle: (value: T) => void): void
  /** A new value; it counts after the pause, unless another follows. */
  later(value: T): void
  /** A value that counts immediately; the pending one is dropped. */
  now(value: T): void
  stop(): void
}

/** Calls `settle` with the last value after `pause` milliseconds without a new one. */
export function useSettled<T>(settle: (value: T) => void, pause: number): Settling<T> {
  const [settled] = useState(() => settling<T>(pause))
  useEffect(() => settled.tell(settle), [settled, settle])
  useEffect(() => settled.stop, [settled])
  return settled
}

/** The same without React. @example search.tell(find); search.later('da'); search.later('dam') // find('dam') */
export function settling<T>(pause: number): Settling<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let settle: ((value: T) => void) | undefined
  const stop = () => clearTimeout(timer)
  const now = (value: T) => {
    stop()
    settle?.(value)
  }
  return {
    tell(listener) {
      settle = listener
    },
    later(value) {
      stop()
      timer = setTimeout(() => settle?.(value), pause)
    },
    now,
    stop,
  }
}
