// A connection of a customer, with the time in which they held it.

/** `from` and `until` bound what the person may see: null before the first holder, and for the present one. */
export type OwnConnection = {
  id: number
  customerNumber: string
  /** The code of its tol. */
  tol: string | null
  from: string | null
  until: string | null
}
