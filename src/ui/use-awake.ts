// Is the page's script awake yet?

import { useSyncExternalStore } from 'react'

/** False on the server and while React wakes up, then true: for what only makes sense with script. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined
