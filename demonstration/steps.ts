// The steps in which the bills of the demonstration are made, each in a transaction: month by month, special cases, and the end.

import { settleAll } from '../src/features/bills/operations/settle.server.ts'
import { watchInstalments } from '../src/features/instalments/operations/watch.server.ts'
import { deleteStep, insertSteps, lockNextStep } from '../src/features/demonstration-people/store.server.ts'
import type { DemonstrationStep } from '../src/features/demonstration-people/store.server.ts'
import { addMonths } from '../src/kit/calendar/bs-month.ts'
import { transaction } from '../src/platform/database.server.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { billMonth, openBilling } from './billing.ts'
import { seedCases } from './cases.ts'
import { seedCounter } from './counter.ts'
import { receiveUnnamed } from './held.ts'
import { sendNothing, type Loading } from './loading.ts'

/** Opens both ledgers and notes what is to be made. */
export async function writeSteps(
  at: Loading,
  { months, withCases }: { months: number; withCases: boolean },
): Promise<void> {
  for (const orgId of [487, 320]) {
    const { newest } = await openBilling(at, orgId, months)
    const billed = Array.from({ length: months }, (_, place) => {
      const monthsAgo = months - 1 - place
      return { step: 'month' as const, period: addMonths(newest, -monthsAgo), monthsAgo }
    })
    const last = (withCases ? (['cases', 'end'] as const) : (['end'] as const)).map((step) => ({
      step,
      period: newest,
      monthsAgo: 0,
    }))
    await insertSteps(
      at.database,
      [...billed, ...last].map((each, place) => ({ ...each, orgId, place })),
    )
  }
}

type Progress = { print: (line: string) => void; stop: AbortSignal }

/** Makes the steps that are left, in their order. */
export async function runSteps(at: Loading, progress?: Progress): Promise<void> {
  while (!progress?.stop.aborted) {
    const step = await transaction({ db: at.database }, async ({ db }) => {
      const next = await lockNextStep(db)
      if (!next) return undefined
      await runStep({ ...at, database: db }, next)
      await deleteStep(db, next)
      return next
    })
    if (!step) return
    const line = progress && doneLine(at, step)
    if (line) progress?.print(line)
  }
}

function runStep(at: Loading, { orgId, step, period, monthsAgo }: DemonstrationStep): Promise<void> {
  if (step === 'month') return billMonth(at, orgId, period, monthsAgo)
  return step === 'cases' ? seedCases(at, orgId, period) : endSteps(at, orgId)
}

async function endSteps(at: Loading, orgId: number): Promise<void> {
  await seedCounter(at, orgId)
  const system = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  await receiveUnnamed(system, 42_000, 'deposit-2')
  await settleAll(system)
  // As the job of each day does: an agreement that is paid ends, and a missed part is noted.
  await watchInstalments(system)
  await sendNothing(system)
}

/** Of the months, every sixth is worth a line. */
function doneLine(at: Loading, { orgId, step, period, monthsAgo }: DemonstrationStep): string | undefined {
  if (step === 'cases' || (step === 'month' && monthsAgo % 6 > 0)) return undefined
  const { name } = at.tenants.byId(orgId)!
  return step === 'end'
    ? `Demonstration: ${name.en} is complete.`
    : `Demonstration: ${name.en} is billed until ${period}; months to go: ${monthsAgo}.`
}
