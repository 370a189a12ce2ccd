// Offices, hours and holidays of each organisation, entered as the office would.

import { systemContext } from '../src/platform/system-context.server.ts'
import { enterHolidays, enterOffices } from '../src/features/settings/operations/imports.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

export async function seedOffices(at: Loading): Promise<void> {
  for (const { orgId, offices, holidays } of demonstrationContent) {
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'seed')
    await enterOffices(
      ctx,
      offices.map(({ slug: _slug, ...office }) => office),
    )
    const days = holidays.map(({ date }) => date).toSorted()
    const entered = holidays.map(({ date, name, sample }) => ({ day: date, name, sample }))
    await enterHolidays(ctx, { from: days[0]!, to: days.at(-1)!, holidays: entered })
  }
}
