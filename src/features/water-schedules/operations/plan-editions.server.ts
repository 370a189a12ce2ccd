// Supply plans as editions that are prepared in the console: a plan from a day on ends the one before it.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { Ctx } from '#platform/context.ts'
import { defineEditions } from '#features/editions/operations/definition.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { supplyPlanAdmin } from '../contract/plan-editions.ts'
import type { SentRule } from '../contract/plan-form.ts'
import type { PlanRule } from '../contract/schedule.ts'
import type { DraftedRule } from '../rules/plan-edition.ts'
import { planEditions, planFrom, planIssues, ruleFrom } from '../rules/plan-edition.ts'
import { incrementRevision, readPlan, removeRows } from '../store/plan.server.ts'
import { savePlan } from './imports.server.ts'

export const supplyPlans = defineEditions<DraftedRule, SentRule>({
  kind: 'supply-plan',
  contract: supplyPlanAdmin,
  permission: 'supply:write',
  inSequence: true,
  published: async (ctx) => planEditions((await readPlan(ctx)).rules),
  place: (rows, index, sent) => rows.toSpliced(index, 1, ruleFrom(sent)),
  startingOn: (rows) => [...rows],
  isSample: ({ sample }) => sample,
  async issues(ctx, rows, day) {
    const { zones } = await readPlaces(ctx)
    return planIssues(rows, day, zones).map(({ field, key, values }) => {
      return { row: Number(field) + 1, key, ...(values && { values }) }
    })
  },
  async publish(tx, day, rows) {
    const { replaced, ended, added } = planFrom(day, rows, (await readPlan(tx)).rules)
    await savePlan(tx, { rules: [...ended, ...added] })
    return replaced
  },
  withdraw,
})

/** The rules that the plan ended are valid again as before; those of an imported plan without an end. */
async function withdraw(tx: Ctx, day: string, replaced: unknown[] | null): Promise<void> {
  const { rules } = await readPlan(tx)
  const { zones } = await readPlaces(tx)
  const own = rules.filter(({ validFrom }) => validFrom === day)
  const ended = rules.filter(({ validUntil }) => validUntil === addDays(day, -1))
  const before = (replaced as PlanRule[] | null) ?? ended.map((rule) => ({ ...rule, validUntil: null }))
  await removeRows(
    tx,
    'rules',
    own.map(({ code }) => code),
  )
  await savePlan(tx, { rules: before.filter(({ zone }) => zones.some(({ code }) => code === zone)) })
  await incrementRevision(
    tx,
    own.map(({ zone }) => zone),
    tx.now,
  )
}
