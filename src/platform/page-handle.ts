// Route handles: hydration, caching and menu behaviour of a page.

/** The `handle` export of a route module. */
export type PageHandle = {
  /** React and its router hydrate the whole document: the shells of the portal and console. Public pages are documents with islands. */
  hydrate?: boolean
  /** Longest time in seconds a rendered copy may be served; for pages whose content depends on the time. */
  freshForSeconds?: number
  /** Never cache a rendered copy (form results, signed-in apps). */
  uncached?: boolean
  /** The menu is not sticky here. */
  stillMenu?: boolean
}
