// What may a route say about how its page is sent and behaves?

/** The `handle` export of a route module. */
export type PageHandle = {
  /** React and its router take the whole document over: the shells of the signed-in rooms. Public pages are documents with islands. */
  hydrate?: boolean
  /** Longest time in seconds a rendered copy may be served; for pages whose words depend on the hour. */
  freshForSeconds?: number
  /** Never keep a rendered copy (forms' answers, signed-in rooms). */
  uncached?: boolean
  /** The menu does not turn sticky here. */
  stillMenu?: boolean
}
