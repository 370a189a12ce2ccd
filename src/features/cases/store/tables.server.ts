// The tables and columns of a kind of case that the shared SQL names.

export type CaseTables = {
  table: 'complaints' | 'applications'
  receivedAt: 'received_at' | 'submitted_at'
  /** The last day the case is stored. */
  keptUntil: 'erase_after' | 'keep_until'
  /** States in which nothing is left to do. */
  finished: readonly string[]
  /** The state in which the office waits for the sender. */
  withSender: string
  /** The files that came with a case: their table, its reference to the case, and their storage namespace. */
  files: { table: 'complaint_photos' | 'application_papers'; caseId: string; namespace: string }
}
