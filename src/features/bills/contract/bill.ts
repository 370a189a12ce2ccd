// A bill's lines: charges with the edition and rule that each cites, what was billed before, arrears and advance.

import type { ChargeLine, NewTariff } from '#features/tariffs/contract/api.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'

/** The rule by which a line was charged: one of its tariff, or the fee of the policies for a tap that is cut. */
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
  'hold-fee',
] as const
export type ChargeRule = (typeof chargeRules)[number]

export const holdFeeLabel = { en: 'Fee while the tap is cut', ne: 'धारा काटिएको अवधिको शुल्क' } as const

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
      /** Where only some days of the month are charged. */
      days?: { counted: number; of: number }
      /** Of the month, on its first line, where the bill charges an average. */
      units?: number
      amountPaisa: number
    }
  | { kind: 'billed'; period: BsMonth; amountPaisa: number }
  | { kind: 'arrears'; period: BsMonth; isOpening?: true; amountPaisa: number }
  | { kind: 'advance'; amountPaisa: number }

/** A reading as it was when a bill was computed from it. */
export type BilledReading = Pick<StoredReading, 'readOn' | 'status' | 'value' | 'oldFinal' | 'newStart'>
export type BilledReadings = { before: BilledReading | null; present: BilledReading | null }

/** `chargePaisa` is what the steps of payment apply to; `totalPaisa` is below zero when an estimate was higher than the use. */
export type BillAmounts = { period: BsMonth; lines: BillLine[]; chargePaisa: number; totalPaisa: number }
