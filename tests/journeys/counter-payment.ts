// A payment at the counter for journeys, by the API in the session of a cashier.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export type Paid = { customerNumber: string; rupees: number }

/** In cash; the day may be open already. Returns the number of the receipt and its signed code. */
export function payAtCounter(cashier: Page, paid: Paid): Promise<{ number: string; signedCode: string }> {
  return cashier.evaluate(payInBrowser, { ...paid, submission: randomUUID() })
}

async function payInBrowser({ customerNumber, rupees, submission }: Paid & { submission: string }) {
  const { access_token: token } = JSON.parse(localStorage.getItem('user')!) as { access_token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (path: string, body: object) =>
    fetch(`/web-resources${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await send('/admin/cashDays/487', { float: 500, submission: crypto.randomUUID() })
  const payment = { customerNumber, tender: 'cash', rupees, reference: '', submission }
  const { number } = (await (await send('/admin/counter/487/payments', payment)).json()) as { number: string }
  const answer = await fetch(`/web-resources/admin/receipts/487/${number}`, { headers })
  const { signedCode } = (await answer.json()) as { signedCode: string }
  return { number, signedCode }
}
