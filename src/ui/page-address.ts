// Where does this page stand, and how does a part of it write its state there?

import { createContext, useContext } from 'react'

export type PageAddress = {
  /** What follows the path: '' or '?page=2'. */
  search: string
  /** Goes to an address of this page without loading it anew; the way back leads to the earlier one. */
  go: (href: string) => void
}

/** The router's in the signed-in rooms, the browser's own history in an island. */
export const PageAddressContext = createContext<PageAddress | undefined>(undefined)

export function usePageAddress(): PageAddress {
  const address = useContext(PageAddressContext)
  if (!address) throw new Error('No page address: a document, an island or a room gives one')
  return address
}
