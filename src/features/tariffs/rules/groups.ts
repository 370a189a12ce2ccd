// Groups of tariff rows that can be printed in one table because their conditions are equal.

import type { Tariff } from '../contract/api.ts'

type Conditions = Pick<Tariff, 'sewerage' | 'fees' | 'rounding' | 'paymentSteps' | 'source' | 'sample'>

export type TariffGroup = { conditions: Conditions; tariffs: Tariff[] }

/** The groups in the order of their first rows; rows within a group are in their original order. */
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
