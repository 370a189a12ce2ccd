// Hook for the opening of a `<details>`, also before hydration.

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onOpen` each time the `<details>` opens, and at once when it was opened before hydration. */
export function useOpened(details: RefObject<HTMLDetailsElement | null>, onOpen: () => void): void {
  const opened = useEffectEvent(onOpen)
  useEffect(() => {
    const element = details.current!
    const callIfOpen = () => {
      if (element.open) opened()
    }
    callIfOpen()
    element.addEventListener('toggle', callIfOpen)
    return () => element.removeEventListener('toggle', callIfOpen)
  }, [details])
}
