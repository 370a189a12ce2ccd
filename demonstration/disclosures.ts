// Quarterly disclosures, entered as the office would.

import { parseFiscalYear } from '../src/kit/calendar/fiscal-year.ts'
import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { machineContext } from '../src/platform/machine.server.ts'
import { addDisclosure } from '../src/features/disclosures/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

export async function seedDisclosures(at: Loading): Promise<void> {
  for (const { orgId, disclosures } of demonstrationContent) {
    const ctx = machineContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { fiscalYear, ...disclosure } of disclosures)
      await addDisclosure(
        { ...ctx, now: nepalInstant(disclosure.publishedOn, '10:00') },
        { ...disclosure, fiscalYear: parseFiscalYear(fiscalYear)! },
      )
  }
}
