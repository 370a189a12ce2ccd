// How the customers of the demonstration pay: which bills are paid, when, and how much; every detail follows from the customer number.

import type { ListedBill } from '../src/features/bills/store/bills.server.ts'
import { planOf, rebateOn } from '../src/features/bills/rules/payment-plan.ts'
import { monthsBetween, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'

/** Months before the newest one in which taps are cut, an amnesty begins, and taps are reconnected. */
export const [cutAgo, amnestyAgo, reconnectedAgo] = [9, 8, 6]

/** Months before the newest one in which an agreement was made, of which nothing is paid. */
export const brokenAgo = 5

/** Whether the tap is cut after six months of unpaid bills, and reconnected when instalments are agreed. */
export function isCut(customerNumber: number): boolean {
  return customerNumber % 59 === 0
}

/** Who has moved away and paid nothing at all, in each organisation: cut after so many months, what is owed is written off. */
export const movedAway: Record<number, string> = { 487: '10305', 320: '20205' }
export const movedAgo = 20

/** Who has paid nothing for months: the agreement with the first is broken, that with the second is of the day of loading, the third's is to be approved. */
export const debtors: Record<number, { broken: string; agreed: string; requested: string }> = {
  487: { broken: '10336', agreed: '10317', requested: '10355' },
  320: { broken: '20235', agreed: '20216', requested: '20292' },
}

export function hasMoved(customerNumber: number): boolean {
  return Object.values(movedAway).includes(String(customerNumber))
}

/** Whether an agreement is made with this customer. */
export function agrees(customerNumber: number): boolean {
  return (
    isCut(customerNumber) || Object.values(debtors).some((each) => Object.values(each).includes(String(customerNumber)))
  )
}

/** Whether the customer pays everything in an amnesty, after five months without a payment. */
function waitsForAmnesty(customerNumber: number): boolean {
  return customerNumber % 47 === 0
}

/** One customer in seven pays every third month; one in nineteen has paid nothing for three months; who is cut, nothing for the six before. */
export function isPaid({ customerNumber, period, totalPaisa }: ListedBill, newest: BsMonth): boolean {
  const number = Number(customerNumber)
  const monthsAgo = monthsBetween(period, newest)
  if (totalPaisa <= 0 || hasMoved(number)) return false
  if (waitsForAmnesty(number)) return monthsAgo <= amnestyAgo || monthsAgo > amnestyAgo + 5
  if (Object.values(debtors).some(({ broken }) => broken === customerNumber)) return monthsAgo > brokenAgo + 1
  if (number % 19 === 0) return monthsAgo >= 3
  if (isCut(number) && monthsAgo > cutAgo) return monthsAgo > cutAgo + 6
  return number % 7 !== 0 || Number(period.slice(5)) % 3 === 0
}

/** Days after the bill on which cash is taken at the counter, fewer long ago so that the demonstration loads soon; through a gateway it comes on any day. */
const [counterDays, formerCounterDays] = [
  [1, 6, 13, 22],
  [5, 20],
]
const formerMonths = 4

/** `asksFirst`: pays what the counter asks for on that day, in place of `amountPaisa`. */
export type PaidBill = {
  connectionId: number
  customerNumber: string
  amountPaisa: number
  valueOn: string
  isCash: boolean
  asksFirst: boolean
}

/** What settles the bill on the day of payment, one in four through a gateway; cash in whole rupees. */
export function paymentOf(bill: ListedBill, newest: BsMonth): PaidBill {
  const { connectionId, customerNumber, billedOn } = bill
  const number = Number(customerNumber)
  const asksFirst = waitsForAmnesty(number) && monthsBetween(bill.period, newest) === amnestyAgo
  const isCash = asksFirst || number % 4 !== 0
  const days = monthsBetween(bill.period, newest) < formerMonths ? counterDays : formerCounterDays
  const valueOn = addDays(billedOn, isCash ? days[Math.floor(number / 4) % days.length]! : number % 26)
  const paisa = amountOf(bill, valueOn, newest)
  const amountPaisa = isCash ? Math.ceil(paisa / 100) * 100 : paisa
  return { connectionId, customerNumber, valueOn, isCash, amountPaisa, asksFirst }
}

const aheadPaisa = 200_000
const partPaisa = 30_000

/** Some pay ahead in Chaitra; who was reconnected pays the bill and a part of what is owed from before. */
function amountOf(bill: ListedBill, valueOn: string, newest: BsMonth): number {
  const { customerNumber, period, totalPaisa, chargePaisa, billedOn, paymentSteps } = bill
  const number = Number(customerNumber)
  const rebate = rebateOn(planOf(paymentSteps), billedOn, Math.max(chargePaisa, 0), valueOn)
  const whole = Math.max(totalPaisa - rebate, 1)
  if (isCut(number) && monthsBetween(period, newest) <= reconnectedAgo) return Math.min(whole, chargePaisa + partPaisa)
  return whole + (number % 73 === 0 && period.endsWith('/12') ? aheadPaisa : 0)
}
