// What the earlier books of the office had of Sita's second tap before the ledger was opened; it adds up to the opening balance.

import { importLedger } from '../src/features/ledger/operations/import.server.ts'
import { listConnectionsByNumber } from '../src/features/ledger/store/imported.server.ts'
import { addMonths, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import type { Ctx } from '../src/platform/context.ts'
import { secondTap } from './cast.ts'

const { customerNumber } = secondTap

/** `first`: the first month of the ledger. Nothing in an organisation without this connection. */
export async function seedHistory(office: Ctx, first: BsMonth): Promise<void> {
  const known = (await listConnectionsByNumber(office, [customerNumber])).get(customerNumber)
  if (!known?.openingBalancePaisa) return
  const rows = historyOf(first, known.openingBalancePaisa / 100)
  const report = await importLedger(office, {
    batches: async function* () {
      yield rows
    },
    apply: true,
    skipRefused: false,
    settle: () => Promise.resolve(),
    isBilledHere: true,
  })
  if (report.refused > 0) throw new Error('the history of the earlier books was refused')
}

/** A month that was paid, and two that were not. */
function historyOf(first: BsMonth, owedRupees: number) {
  const [paid, older, newer] = [-3, -2, -1].map((months) => addMonths(first, months))
  const olderRupees = Math.floor(owedRupees / 2)
  return [
    entry('bill', paid!, '25', 90, 'D-BILL-1'),
    entry('payment', paid!, '28', 90, 'D-RECEIPT-1'),
    entry('bill', older!, '25', olderRupees, 'D-BILL-2'),
    entry('bill', newer!, '25', owedRupees - olderRupees, 'D-BILL-3'),
  ].map((cells, place) => ({ line: place + 2, cells }))
}

function entry(kind: string, period: BsMonth, day: string, rupees: number, reference: string) {
  return {
    customer_number: customerNumber,
    period,
    entry: kind,
    amount_rs: String(rupees),
    on: `${period}/${day}`,
    reference,
  }
}
