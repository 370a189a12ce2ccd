// The entry of the demonstration: fills an empty installation.

import { transaction } from '../src/platform/database.server.ts'
import { openTenants } from '../src/platform/tenant.server.ts'
import { seedApplications } from './applications.ts'
import { seedBilling } from './billing.ts'
import { seedGateways } from './gateways/accounts.ts'
import { seedAlbums } from './albums.ts'
import { seedComplaints } from './complaints.ts'
import { seedConnections } from './connections.ts'
import { seedDocuments } from './load-documents.ts'
import { seedMembers } from './members.ts'
import { seedNews } from './news.ts'
import { seedOffices } from './offices.ts'
import { seedDisclosures } from './disclosures.ts'
import { seedPages } from './pages.ts'
import { seedServices } from './services.ts'
import { seedWaterQuality } from './water-quality.ts'
import { seedOrganisations } from './organisations.ts'
import { seedSchedules } from './schedules.ts'
import { seedCounter } from './counter.ts'
import type { Loading } from './loading.ts'
import { seedPeople } from './people.ts'
import { seedReadings } from './readings.ts'
import { seedSlides } from './slides.ts'
import { seedTariffs } from './tariffs.ts'

/** Each part needs the ones before it; `tenants` knows the organisations from the second on. */
const parts: ((at: Loading) => Promise<void>)[] = [
  seedOrganisations,
  seedPeople,
  seedDocuments,
  seedSlides,
  seedOffices,
  seedAlbums,
  seedMembers,
  seedNews,
  seedPages,
  seedServices,
  seedDisclosures,
  seedWaterQuality,
  seedTariffs,
  seedSchedules,
  seedConnections,
  seedReadings,
  seedBilling,
  seedCounter,
  seedGateways,
  seedComplaints,
  seedApplications,
]

/** Loads the demonstration content when there is no organisation yet: all of it, or after a failure nothing. */
export async function loadDemonstration(at: Loading, print: (line: string) => void): Promise<void> {
  if (at.tenants.all().length > 0) return
  print('Loading the demonstration content (once) …')
  await transaction({ db: at.database }, async ({ db }) => {
    const tenants = await openTenants(db)
    for (const part of parts) await part({ ...at, database: db, tenants })
  })
  await at.tenants.reload()
}
