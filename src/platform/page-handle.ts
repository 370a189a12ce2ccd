// Route handles: hydration, caching and menu behaviour of a page.

/** The `handle` export of a route module. */
export type PageHandle = {
  /** React and its router hydrate the whole document: the shells of the portal and console. Public pages are documents with islands. */
  hydrate?: boolean
  /** Maximum time in seconds a rendered copy may be served; for pages whose content depends on the time. */
  freshForSeconds?: number
  /** Never cache a rendered copy (form results, signed-in apps). */
  uncached?: boolean
  /**
   * Names of the query parameters that the page reads, beside `lang`. All others are ignored: they make no page of their own in the
   * cache, and no link of the page has them. In the signed-in apps every parameter is passed on.
   */
  parameters?: readonly string[]
  /** The page has a plain form that a script validates on blur; React does not. */
  checksForms?: boolean
  /** The page verifies receipts, also without a connection. */
  verifiesReceipts?: boolean
  /** The page has the visitor's own water or lines of days, which a script keeps at the present minute. */
  showsWater?: boolean
  /** Path of the page to which it belongs, from what its loader returned, where its own path does not say that. */
  under?: (data: never) => string
  /** The menu is not sticky here. */
  stillMenu?: boolean
}
