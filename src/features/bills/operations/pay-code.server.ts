// The QR code of a bill that opens the page of paying with its customer number.

import type { Ctx } from '#platform/context.ts'
import { qrCode } from '#platform/qr.server.ts'
import type { PayCode } from '../contract/pay-code.ts'

type Payable = { customerNumber: string; totalPaisa: number; credit: unknown }

/** Nothing goes stale in it: the page says what is due on the day it is opened. Null for a bill by which nothing is paid. */
export function payCodeOf({ from, org }: Ctx, { customerNumber, totalPaisa, credit }: Payable): PayCode | null {
  if (credit !== null || totalPaisa <= 0) return null
  const page = `${from.origin ?? `https://${org.hosts[0] ?? ''}`}/pay`
  const link = `/pay?number=${encodeURIComponent(customerNumber)}`
  return { ...qrCode(`${page}${link.slice('/pay'.length)}`), address: page.replace(/^https?:\/\//, ''), link }
}
