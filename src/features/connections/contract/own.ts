// A connection that a person sees in the portal, by what right, and the time of the holder whose it was.

/**
 * `own`: by the customer number of the account; `linked`: by a code to the registered phone; `delegate`: given by the holder, to see
 * and pay and to change nothing.
 */
export const accesses = ['own', 'linked', 'delegate'] as const
export type Access = (typeof accesses)[number]

/** `from` and `until` bound what the person may see: null before the first holder, and for the present one. */
export type OwnConnection = {
  id: number
  customerNumber: string
  /** The code of its tol. */
  tol: string | null
  ward: number | null
  access: Access
  /** The first day of the holder. */
  heldFrom: string
  from: string | null
  until: string | null
}
