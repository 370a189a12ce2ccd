// Oracle of billing: charges unit by unit, units dealt out one by one, and balances and payments walked day by day, in big integers.

import type { PaymentPlan } from '#features/bills/rules/payment-plan.ts'
import type { Rates } from '#features/tariffs/contract/api.ts'
import { toBs } from '#kit/calendar/bikram-sambat.ts'

/** What a month costs, in paisa. */
export function walkedCharge(rates: Rates, units: number, sewer: boolean): number {
  const { minimum, slabs, sewerage, fees, rounding, metered } = rates
  let slabPaisa = 0n
  const counted = metered ? units : 0
  for (let unit = 1; unit <= counted; unit++)
    for (const { from, to, ratePaisa, entryPaisa = 0 } of slabs)
      if (unit >= from && unit <= (to ?? unit)) slabPaisa += BigInt(ratePaisa + (unit === from ? entryPaisa : 0))
  const least = BigInt(minimum.amountPaisa)
  const raised = slabPaisa > least ? slabPaisa : least
  const water = metered && minimum.kind === 'floor' ? raised : least + slabPaisa
  let sum = water + fees.reduce((all, { amountPaisa }) => all + BigInt(amountPaisa), 0n)
  if (sewer && sewerage.kind === 'flat') sum += BigInt(sewerage.amountPaisa)
  if (sewer && sewerage.kind === 'percent') sum += (water * BigInt(sewerage.basisPoints) + 5_000n) / 10_000n
  return Number(rounding === 'rupee' ? ((sum + 50n) / 100n) * 100n : sum)
}

/** Units dealt out one to each month in turn; a turn that does not reach every month goes to the last. */
export function dealtOut(units: number, months: number): number[] {
  const dealt = Array<number>(months).fill(0)
  let left = units
  for (; left >= months; left -= months) for (let month = 0; month < months; month++) dealt[month]! += 1
  dealt[months - 1]! += left
  return dealt
}

/**
 * The balance of an unpaid bill at the end of each day, from the bill's date on: one day after another is counted, a step is
 * looked up by the days or the ends of months that have passed.
 */
export function walkedBalances(plan: PaymentPlan, billedOn: string, chargePaisa: number, days: number): number[] {
  const balances: number[] = []
  let monthsEnded = 0
  for (let day = 0; day <= days; day++) {
    const date = dateAfter(billedOn, day)
    if (day > 0 && toBs(date)!.day === 1) monthsEnded++
    const share = shareAfter(plan, plan.unit === 'day' ? day : monthsEnded)
    balances.push(Number((BigInt(chargePaisa) * BigInt(10_000 + share) + 5_000n) / 10_000n))
  }
  return balances
}

/**
 * The balance of a bill at the end of a day, below zero an advance: a step begins in the morning with its surcharge on what is left of the
 * charge, then the payments of the day settle surcharges first. `payments`: amount and day, counted from the bill's. For plans by days
 * without a rebate.
 */
export function walkedDebts(
  plan: PaymentPlan,
  billedOn: string,
  chargePaisa: number,
  { payments, days }: { payments: readonly (readonly [number, number])[]; days: number },
): number {
  let [charge, surcharges, credit] = [BigInt(chargePaisa), 0n, 0n]
  const paidOn = (day: number) => payments.reduce((sum, [paisa, at]) => (at === day ? sum + BigInt(paisa) : sum), 0n)
  for (const [paisa, at] of payments) if (at < 0) credit += BigInt(paisa)
  for (let day = 0; day <= days; day++) {
    const [now, before] = [shareAfter(plan, day), day === 0 ? 0 : shareAfter(plan, day - 1)]
    const withShare = (share: number) => (charge * BigInt(10_000 + share) + 5_000n) / 10_000n
    surcharges += withShare(now) - withShare(before)
    credit += paidOn(day)
    const toSurcharges = credit < surcharges ? credit : surcharges
    const rest = credit - toSurcharges
    const toCharge = rest < charge ? rest : charge
    surcharges -= toSurcharges
    charge -= toCharge
    credit = rest - toCharge
  }
  return Number(charge + surcharges - credit)
}

function shareAfter({ steps, repeat }: PaymentPlan, passed: number): number {
  let share = 0
  for (const { from, basisPoints } of steps) if (passed >= from) share = basisPoints
  const last = steps.at(-1)
  if (!repeat || !last) return share
  for (let next = last.from + repeat.every; next <= passed; next += repeat.every) share += repeat.basisPoints
  return share
}

function dateAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
