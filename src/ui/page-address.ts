// Context with the address of the page, for components that store state in it.

import { createContext, useContext } from 'react'

export type PageAddress = {
  /** The query string: '' or '?page=2'. */
  search: string
  /** The names of the parameters that the page reads. */
  parameters: readonly string[]
  /** Navigates to an address of this page without reloading; Back returns to the previous one. */
  go: (href: string) => void
}

/** The router's in the signed-in areas, the browser's own history in an island. */
export const PageAddressContext = createContext<PageAddress | undefined>(undefined)

export function usePageAddress(): PageAddress {
  const address = useContext(PageAddressContext)
  if (!address) throw new Error('PageAddressContext is missing: a document, an island or a signed-in area provides it')
  return address
}
