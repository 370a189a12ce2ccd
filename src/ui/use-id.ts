// Hook for the ids of elements that other elements refer to.

import { createContext, useContext, useId as useReactId, useState } from 'react'

/** Returns the next id of an island (`ui/island/island-frame.tsx`). */
export const IslandIds = createContext<(() => string) | undefined>(undefined)

/**
 * React's, except in an island of the build: React renders it and Preact hydrates it, and each of them computes ids in its own way. There
 * ids are counted in the order of rendering, which is the same for both.
 */
export function useId(): string {
  const own = useReactId()
  const next = useContext(IslandIds)
  const [id] = useState(() => next?.() ?? own)
  return id
}
