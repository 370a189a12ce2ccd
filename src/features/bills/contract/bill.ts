// A bill's lines: charges with the edition and rule that each cites, what was billed before, arrears and advance.

import type { ChargeLine, NewTariff } from '#features/tariffs/contract/api.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'

/** The rule of a tariff by which a line was charged. */
export const chargeRules = [
  'minimum-block',
  'minimum-base',
  'minimum-floor',
  'minimum-unmetered',
  'slab',
  'slab-entry',
  'sewerage-percent',
  'sewerage-flat',
  'fee',
  'rounding',
] as const
export type ChargeRule = (typeof chargeRules)[number]

/** The printed row of a tariff that a line cites. */
export type CitedEdition = { tariffId: string } & Pick<NewTariff, 'fiscalYear' | 'effectiveFrom'>

/** Lines add up to the total. `billed` takes off what an earlier bill charged for an unread month; `advance` what was paid before.
 * Arrears are by the month that they are of; `isOpening`: owed before the ledger was opened, of no known month. */
export type BillLine =
  | {
      kind: 'charge'
      period: BsMonth
      edition: CitedEdition
      rule: ChargeRule
      charge: ChargeLine
      amountPaisa: number
    }
  | { kind: 'billed'; period: BsMonth; amountPaisa: number }
  | { kind: 'arrears'; period: BsMonth; isOpening?: true; amountPaisa: number }
  | { kind: 'advance'; amountPaisa: number }

/** `chargePaisa` is what the steps of payment apply to; `totalPaisa` is below zero when an estimate was higher than the use. */
export type BillAmounts = { period: BsMonth; lines: BillLine[]; chargePaisa: number; totalPaisa: number }
