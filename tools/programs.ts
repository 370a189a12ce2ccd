// Programs of the build: the server and the commands for operators, each loaded when it is asked for.

/** A command with the arguments after its name. A failure is one line on standard error and exit code 1. */
export type Program = (args: string[]) => Promise<void>

export const commands: Record<string, () => Promise<Program>> = {
  backup: async () => (await import('./backup.ts')).run,
  restore: async () => (await import('./restore.ts')).run,
  organisation: async () => (await import('./organisation.ts')).run,
  content: async () => (await import('./content.ts')).run,
  calendar: async () => (await import('./calendar.ts')).run,
  tariffs: async () => (await import('./tariffs.ts')).run,
  documents: async () => (await import('./documents.ts')).run,
  schedules: async () => (await import('./schedules.ts')).run,
  papers: async () => (await import('./papers.ts')).run,
  customers: async () => (await import('./customers.ts')).run,
  readings: async () => (await import('./readings.ts')).run,
  billing: async () => (await import('./billing.ts')).run,
  ledger: async () => (await import('./ledger.ts')).run,
  gateways: async () => (await import('./gateways.ts')).run,
  receipts: async () => (await import('./receipts.ts')).run,
  people: async () => (await import('./people.ts')).run,
  policies: async () => (await import('./policies.ts')).run,
  demonstration: async () => (await import('./demonstration.ts')).run,
  search: async () => (await import('./search.ts')).run,
  keys: async () => (await import('./keys.ts')).run,
  doctor: async () => (await import('./doctor.ts')).run,
  jobs: async () => (await import('./jobs.ts')).run,
}

export const server = () => import('./start.ts')

/** For tests and measurements of the build: what `serveBuilt` needs, and the database of that, of the same module graph. */
export const resources = () => import('#root/resources.ts')
export const database = () => import('#platform/start-database.server.ts')
