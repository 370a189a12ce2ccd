// Quarterly disclosures, entered as the office would.

import { parseFiscalYear } from '../src/kit/calendar/fiscal-year.ts'
import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { disclosure } from '../src/features/disclosures/operations.server.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

export async function seedDisclosures(at: Loading): Promise<void> {
  for (const { orgId, disclosures } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'demonstration')
    for (const { fiscalYear, ...entry } of disclosures)
      await addItem({ ...ctx, now: nepalInstant(entry.publishedOn, '10:00') }, disclosure, {
        ...entry,
        fiscalYear: parseFiscalYear(fiscalYear)!,
      })
  }
}
