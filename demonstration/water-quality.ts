// Laboratory results of each organisation, entered as the office would.

import { nepalInstant } from '../src/kit/calendar/nepal-time.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { Limits } from '../src/features/water-quality/contract/api.ts'
import { addItem } from '../src/features/publishing/operations/workflow.server.ts'
import { waterTest } from '../src/features/water-quality/operations.server.ts'
import { demonstrationContent } from './content/organisations.ts'
import type { QualityRow } from './content/shapes.ts'
import type { Loading } from './loading.ts'

export async function seedWaterQuality(at: Loading): Promise<void> {
  for (const { orgId, quality } of demonstrationContent) {
    for (const { sampledOn, rows } of quality.tests) {
      const ctx = {
        ...systemContext(at, at.tenants.byId(orgId)!, 'demonstration'),
        now: nepalInstant(sampledOn, '10:00'),
      }
      const entry = { slug: `outlet-${sampledOn}`, sampledOn, place: quality.place, sample: true }
      await addItem(ctx, waterTest, { ...entry, rows: rows.map(resultOf) })
    }
  }
}

function resultOf({ parameter, unit, limit, result }: QualityRow) {
  const noUnit = unit.en === '–'
  return {
    parameter,
    unit: noUnit ? { en: '', ne: '' } : unit,
    limits: limitsOf(limit.en),
    result: Number(result),
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
