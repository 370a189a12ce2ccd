// Was a fold opened, also before the page's script was awake?

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onOpen` each time the `<details>` opens, and at once when a reader was quicker than the script. */
export function useOpened(fold: RefObject<HTMLDetailsElement | null>, onOpen: () => void): void {
  const opened = useEffectEvent(onOpen)
  useEffect(() => {
    const element = fold.current!
    const look = () => {
      if (element.open) opened()
    }
    look()
    element.addEventListener('toggle', look)
    return () => element.removeEventListener('toggle', look)
  }, [fold])
}
