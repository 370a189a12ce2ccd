// When has somebody stopped typing long enough for what they typed to count?

import { useEffect, useState } from 'react'

export type Settling<T> = {
  /** Who is told; the latest one counts. */
  tell(settle: (value: T) => void): void
  /** A new value; it counts after the pause, unless another comes. */
  later(value: T): void
  /** It counts now, and what waited does not. */
  now(value: T): void
  stop(): void
}

/** Calls `settle` with the last value once nothing new came for `pause` milliseconds. */
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
