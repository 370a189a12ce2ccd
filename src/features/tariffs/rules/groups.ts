// Which rows of an edition can stand in one printed table, because all that is added to their rates is alike?

import type { Tariff } from '../contract/api.ts'

type Conditions = Pick<Tariff, 'sewerage' | 'fees' | 'rounding' | 'paymentSteps' | 'source' | 'sample'>

export type TariffGroup = { conditions: Conditions; tariffs: Tariff[] }

/** The groups in the order of their first rows; each keeps the order of its rows. */
export function groupsOf(tariffs: readonly Tariff[]): TariffGroup[] {
  const groups = new Map<string, TariffGroup>()
  for (const tariff of tariffs) {
    const conditions = conditionsOf(tariff)
    const name = JSON.stringify(conditions)
    const group = groups.get(name) ?? { conditions, tariffs: [] }
    group.tariffs.push(tariff)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function conditionsOf({ sewerage, fees, rounding, paymentSteps, source, sample }: Tariff): Conditions {
  return { sewerage, fees, rounding, paymentSteps, source, sample }
}
