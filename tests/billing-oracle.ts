// Oracle of billing: charges unit by unit, units dealt out one by one, and balances, payments and what they leave unpaid walked day by day, in big integers.

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
  const minimumPaisa = BigInt(minimum.amountPaisa)
  const raised = slabPaisa > minimumPaisa ? slabPaisa : minimumPaisa
  const water = metered && minimum.kind === 'floor' ? raised : minimumPaisa + slabPaisa
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
 * charge, then the payments of the day settle surcharges first. `payments`: amount and day, counted from the bill's, and the day from which
 * it is known for a rebate where that is a later one. For plans by days: in a step with a rebate, what was paid and is known by the evening
 * is compared with the reduced charge, once; no surcharge comes before. `amnesty`: shares in basis points from a day until a day, of the
 * surcharges of the morning, for who settles all the rest on one day; once.
 */
export function walkedDebts(
  plan: PaymentPlan,
  billedOn: string,
  chargePaisa: number,
  { payments, days, amnesty = [] }: WalkedDays,
): number {
  let [isGranted, isReduced] = [false, false]
  let [charge, surcharges, credit] = [BigInt(chargePaisa), 0n, 0n]
  const paidOn = (day: number) => payments.reduce((sum, [paisa, at]) => (at === day ? sum + BigInt(paisa) : sum), 0n)
  const knownBy = (day: number) =>
    payments.reduce((sum, [paisa, at, knownOn = at]) => (knownOn <= day ? sum + BigInt(paisa) : sum), 0n)
  for (const [paisa, at] of payments) if (at < 0) credit += BigInt(paisa)
  for (let day = 0; day <= days; day++) {
    const late = (at: number) => Math.max(at < 0 ? 0 : shareAfter(plan, at), 0)
    const [now, before] = [late(day), late(day - 1)]
    const withShare = (share: number) => (charge * BigInt(10_000 + share) + 5_000n) / 10_000n
    surcharges += withShare(now) - withShare(before)
    const inMorning = surcharges - (credit < surcharges ? credit : surcharges)
    credit += paidOn(day)
    const share = amnesty.find(({ from, until }) => from <= day && day <= until)?.basisPoints ?? 0
    const waived = (inMorning * BigInt(share) + 5_000n) / 10_000n
    if (!isGranted && waived > 0n && paidOn(day) > 0n && charge + surcharges - credit <= waived) {
      isGranted = true
      credit += waived
    }
    const reducedCharge = (BigInt(chargePaisa) * BigInt(10_000 + shareAfter(plan, day)) + 5_000n) / 10_000n
    if (!isReduced && reducedCharge < BigInt(chargePaisa) && knownBy(day) >= reducedCharge) {
      isReduced = true
      credit += BigInt(chargePaisa) - reducedCharge
    }
    const toSurcharges = credit < surcharges ? credit : surcharges
    const rest = credit - toSurcharges
    const toCharge = rest < charge ? rest : charge
    surcharges -= toSurcharges
    charge -= toCharge
    credit = rest - toCharge
  }
  return Number(charge + surcharges - credit)
}

/** `month`: the place of its month, by which bills of one day are settled. */
export type WalkedBill = { day: number; month: number; paisa: number }

/**
 * The balance of several bills of one plan by days: every morning their surcharges begin and bills come, then the payments of the day settle
 * the oldest bill first, of one day that of the earlier month. A bill of which no more than the rebate is left within its step is
 * reduced by it, once; what that frees settles the next one, until nothing changes.
 */
export function walkedBillsDebt(
  plan: PaymentPlan,
  bills: readonly WalkedBill[],
  { payments, days }: Pick<WalkedDays, 'payments' | 'days'>,
): number {
  const open = bills.map((bill) => ({ ...bill, charge: 0n, surcharge: 0n, isReduced: false }))
  open.sort((one, other) => one.day - other.day || one.month - other.month)
  let credit = 0n
  const settleAll = () => {
    for (const bill of open)
      for (const part of ['surcharge', 'charge'] as const) {
        const paid = credit < bill[part] ? credit : bill[part]
        bill[part] -= paid
        credit -= paid
      }
  }
  const first = Math.min(...bills.map(({ day }) => day), ...payments.map(([, at]) => at))
  for (let day = first; day <= days; day++) {
    for (const bill of open) {
      const late = (at: number) => BigInt(10_000 + Math.max(at < 0 ? 0 : shareAfter(plan, at), 0))
      const withShare = (share: bigint) => (bill.charge * share + 5_000n) / 10_000n
      bill.surcharge += withShare(late(day - bill.day)) - withShare(late(day - bill.day - 1))
      if (bill.day === day) bill.charge = BigInt(bill.paisa)
    }
    for (const [paisa, at] of payments) if (at === day) credit += BigInt(paisa)
    settleAll()
    for (let isChanged = true; isChanged;) {
      isChanged = false
      for (const bill of open) {
        if (bill.isReduced || bill.day > day) continue
        const reduced = (BigInt(bill.paisa) * BigInt(10_000 + shareAfter(plan, day - bill.day)) + 5_000n) / 10_000n
        const rebate = BigInt(bill.paisa) - reduced
        if (rebate <= 0n || bill.charge > rebate) continue
        credit += rebate
        bill.isReduced = isChanged = true
        settleAll()
      }
    }
  }
  return Number(open.reduce((sum, { charge, surcharge }) => sum + charge + surcharge, -credit))
}

/** `days`: from the first day on; `bill`: the place of the bill that a surcharge is of, else its own. */
export type WalkedDebt = { day: number; paisa: number; bill: number }

/**
 * What is unpaid of each debt, paisa by paisa: every morning the debts of the day come, then each paisa that was paid takes the debt whose
 * bill is the oldest, a surcharge before the charge. No two debts are of the same day.
 */
export function walkedUnpaid(
  debts: readonly WalkedDebt[],
  payments: readonly (readonly [paisa: number, day: number])[],
  days: number,
): bigint[] {
  const left = debts.map(() => 0n)
  let credit = 0n
  for (let day = 0; day <= days; day++) {
    for (const [place, debt] of debts.entries()) if (debt.day === day) left[place] = BigInt(debt.paisa)
    for (const [paisa, at] of payments) if (at === day) credit += BigInt(paisa)
    for (; credit > 0n && left.some((paisa) => paisa > 0n); credit--) left[nextToPay(debts, left)]! -= 1n
  }
  return left
}

function nextToPay(debts: readonly WalkedDebt[], left: readonly bigint[]): number {
  let best = -1
  for (const [place, paisa] of left.entries()) {
    if (paisa === 0n) continue
    if (best < 0) best = place
    const [billDay, bestDay] = [debts[debts[place]!.bill]!.day, debts[debts[best]!.bill]!.day]
    const [isCharge, isBestCharge] = [debts[place]!.bill === place, debts[best]!.bill === best]
    if (billDay < bestDay) best = place
    if (billDay === bestDay && isBestCharge && !isCharge) best = place
    if (billDay === bestDay && isBestCharge === isCharge && debts[place]!.day < debts[best]!.day) best = place
  }
  return best
}

/** `payments`: amount, day and day from which it is known for a rebate, counted from the bill's, as the days of `amnesty`. */
type WalkedDays = {
  payments: readonly (readonly [paisa: number, day: number, knownOn?: number])[]
  days: number
  amnesty?: readonly { from: number; until: number; basisPoints: number }[]
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
