// The entry of the demonstration: fills an empty installation, and goes on with its two years of bills after the server answers.

import { sql } from 'kysely'
import { transaction } from '../src/platform/database.server.ts'
import { openTenants } from '../src/platform/tenant.server.ts'
import { seedAccess } from './access.ts'
import { seedApplications } from './applications.ts'
import { seedGateways } from './gateways/accounts.ts'
import { seedAlbums } from './albums.ts'
import { seedComplaints } from './complaints.ts'
import { seedConnections } from './connections.ts'
import { seedDocuments } from './load-documents.ts'
import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { seedFees } from './fees.ts'
import { seedOffices } from './offices.ts'
import { seedDisclosures } from './disclosures.ts'
import { seedPages } from './pages.ts'
import { seedServices } from './services.ts'
import { seedWaterQuality } from './water-quality.ts'
import { seedOrganisations } from './organisations.ts'
import { seedSchedules } from './schedules.ts'
import type { Loading } from './loading.ts'
import { seedPeople } from './people.ts'
import { seedReadings } from './readings.ts'
import { seedSentReadings } from './sent-readings.ts'
import { seedSlides } from './slides.ts'
import { runSteps, writeSteps } from './steps.ts'
import { seedPrices } from './prices.ts'
import { seedTariffs } from './tariffs.ts'

/** Each part needs the ones before it; `tenants` knows the organisations from the second on. */
const parts: ((at: Loading) => Promise<void>)[] = [
  seedOrganisations,
  seedPeople,
  seedDocuments,
  seedSlides,
  seedOffices,
  seedFees,
  seedAlbums,
  seedMembers,
  seedNews,
  seedPages,
  seedServices,
  seedDisclosures,
  seedWaterQuality,
  seedTariffs,
  seedPrices,
  seedSchedules,
  seedConnections,
  seedAccess,
  seedReadings,
  seedSentReadings,
  seedGateways,
  seedComplaints,
  seedApplications,
]

/** Months that are billed at once where no others are billed later. */
const fewMonths = 4

/**
 * Loads the demonstration content when there is no organisation yet: all of it, or after a failure nothing. The bills of `laterMonths`, and the
 * special cases, are left to `continueDemonstration`; with 0 the bills of four months are loaded with the rest.
 */
export async function loadDemonstration(
  at: Loading,
  print: (line: string) => void,
  { laterMonths }: { laterMonths: number } = { laterMonths: 0 },
): Promise<void> {
  if (at.tenants.all().length > 0) return
  print('Loading the demonstration content (once) …')
  await transaction({ db: at.database }, async ({ db }) => {
    // Between two statements pictures are drawn, which takes more than a minute on a machine that does other work.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    const tenants = await openTenants(db)
    const loading = { ...at, database: db, tenants }
    for (const part of parts) await part(loading)
    await writeSteps(loading, { months: laterMonths || fewMonths, withCases: laterMonths > 0 })
    if (laterMonths === 0) await runSteps(loading)
  })
  await at.tenants.reload()
}

/**
 * Makes what is left of the demonstration, a step a transaction: killed in its midst, it goes on with the next start. Ends early when `stop`
 * is aborted.
 */
export async function continueDemonstration(
  at: Loading,
  print: (line: string) => void,
  stop: AbortSignal,
): Promise<void> {
  await runSteps(at, { print, stop })
}
