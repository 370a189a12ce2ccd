// How do the demonstration's quarterly disclosures come in?

import { parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { machineContext } from '#platform/machine.server.ts'
import { addDisclosure } from '#features/disclosures/operations.server.ts'
import { demonstrationContent } from './content.ts'
import type { Seed } from './seed.ts'

export async function seedDisclosures(at: Seed): Promise<void> {
  for (const { orgId, disclosures } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { fiscalYear, ...disclosure } of disclosures)
      await addDisclosure(
        { ...ctx, now: nepalInstant(disclosure.publishedOn, '10:00') },
        { ...disclosure, fiscalYear: parseFiscalYear(fiscalYear)! },
      )
  }
}
