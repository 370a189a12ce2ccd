// Laboratory results of each organisation, entered as the office would.

import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { Limits } from '../src/features/water-quality/contract/api.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { waterTest } from '../src/features/water-quality/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { Loading } from './loading.ts'

export async function seedWaterQuality(at: Loading): Promise<void> {
  for (const { orgId, quality } of demonstrationContent) {
    const { sampledOn, place } = quality
    const rows = quality.rows.map(({ parameter, unit, limit, result }) => {
      return {
        parameter,
        unit: unit.en === '–' ? { en: '', ne: '' } : unit,
        limits: limitsOf(limit.en),
        result: Number(result),
      }
    })
    const ctx = {
      ...systemContext(at, at.tenants.byId(orgId)!, 'demonstration'),
      now: nepalInstant(sampledOn, '10:00'),
    }
    await addItem(ctx, waterTest, { slug: `outlet-${sampledOn}`, sampledOn, place, sample: true, rows })
  }
}

/** '0.3 (3)' or '6.5–8.5' as numbers. */
function limitsOf(text: string): Limits {
  const [, low, high, noOtherSource] = /^(?:([\d.]+)–)?([\d.]+)(?: \(([\d.]+)\))?$/.exec(text)!
  return { low: numberOf(low), high: numberOf(high), noOtherSource: numberOf(noOtherSource) }
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
