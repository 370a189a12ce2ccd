// Hook that tells whether the page is hydrated.

import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, then true: for content that needs script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
