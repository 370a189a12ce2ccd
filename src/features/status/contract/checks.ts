// Checks of the installation: what was found, and how bad it is.

export const levels = ['problem', 'warning', 'good'] as const
export type Level = (typeof levels)[number]

/** What a check looked at. Undefined is what could not be read, as everything of a database that does not answer. */
export type Facts = {
  now: Date
  nodeVersion: string
  /** `reason`: why it does not answer. */
  database: { reason: string } | DatabaseFacts
  /** Of exports and reports, where DATABASE_REPLICA_URL is set; `seconds` behind, at most. */
  replica?: ReplicaFacts | undefined
  /** Bytes of the disk of the data folder. */
  disk?: { free: number; total: number } | undefined
  /** The data folder: whether it is there and writable, and whether other users may read it. */
  folder?: { exists: boolean; isWritable: boolean; isOpenToOthers: boolean; path: string } | undefined
  sendsMail: boolean
  sendsSms: boolean
  /** Packages of Debian that are missing for recognising the text of scanned pages. */
  recognitionMissing?: readonly string[] | undefined
  /** When the last backup was taken; null when none is known. */
  backupAt?: Date | null | undefined
  /** Characters of the installation's key, and how many different ones; null when it is missing. */
  key?: { length: number; different: number } | null | undefined
  /** What cannot be read of the environment. */
  settings?: string | undefined
  certificates?: { host: string; reason?: string; validUntil?: Date }[] | undefined
  /** Hosts that are served to others without TLS. */
  plainHosts?: string[] | undefined
}

export type DatabaseFacts = {
  version: number
  size: number
  /** Migrations that this version has and the database has not, and the other way round. */
  pending: number
  unknown: number
  /** Undefined before the migrations. */
  rows?: RowFacts | undefined
}

export type ReplicaFacts =
  | { kind: 'read'; seconds: number }
  | { kind: 'behind' | 'primary' }
  | { kind: 'unreachable'; reason: string }

export type RowFacts = {
  failedJobs: number
  /** Of the oldest job that is due, but for messages. */
  oldestJobSeconds: number
  hasQueue: boolean
  messages: { channel: 'mail' | 'sms'; waiting: number; oldestSeconds: number }[]
  clockDoubt: 'clock_behind' | 'clock_ahead' | undefined
  /** Merchant accounts that only the test servers of gateways know. */
  testAccounts: number
  /** Scanned pages of documents whose text is not recognised yet. */
  waitingScans: number
}
