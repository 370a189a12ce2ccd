// Payers of the measurement of payments: each begins an attempt, pays at the sample gateway with a fault drawn by lot, and comes back, or does not.

import { randomUUID } from 'node:crypto'
import { faults, type Fault } from '#demonstration/gateways/payments.ts'
import { gatewayKinds, type GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { Payment } from '#features/payments/contract/api.ts'

export type Payer = {
  gateway: GatewayKind
  customerNumber: string
  amountPaisa: number
  fault: Fault
  /** Turns back before paying, or cancels at the gateway. */
  pays: 'never goes' | 'cancels' | 'confirms'
  /** Closes the browser after paying. */
  leaves: boolean
  /** Sends what it sends twice at once. */
  isImpatient: boolean
  /** Sends six false returns before the genuine one. */
  forges: boolean
  address: string
  id?: string
  tries: number
}

/** How often each fault is drawn. */
const weights: Record<Fault, number> = {
  none: 62,
  twice: 8,
  never: 6,
  late: 8,
  down: 5,
  'wrong-amount': 5,
  'wrong-signature': 3,
  refunded: 2,
  slow: 0.5,
}

/** The payer of this number; the same seed draws the same payers. `customers`: numbers of connections. */
export function drawPayer(seed: number, place: number, customers: readonly string[]): Payer {
  const draw = lots(seed * 1_000_003 + place)
  const gateway = gatewayKinds[Math.floor(draw() * gatewayKinds.length)]!
  const drawn = drawFault(draw())
  const pays = draw()
  return {
    gateway,
    customerNumber: customers[Math.floor(draw() * customers.length)]!,
    amountPaisa: 1_000 + Math.floor(draw() * 60_000),
    // The code of a QR payment fixes its amount.
    fault: gateway === 'fonepay-qr' && drawn === 'wrong-amount' ? 'none' : drawn,
    pays: pays < 0.04 ? 'never goes' : pays < 0.1 ? 'cancels' : 'confirms',
    leaves: draw() < 0.15 && gateway !== 'fonepay',
    isImpatient: draw() < 0.2,
    forges: draw() < 0.04,
    address: `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`,
    tries: 0,
  }
}

function drawFault(lot: number): Fault {
  const sum = faults.reduce((total, fault) => total + weights[fault], 0)
  let left = lot * sum
  return faults.find((fault) => (left -= weights[fault]) < 0) ?? 'none'
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function lots(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Goes through a payment to its end; `origin`: of the product, which may be down at any moment. */
export async function payOnce(payer: Payer, origin: string): Promise<void> {
  const attempt = await begin(payer, origin)
  payer.id = attempt.id
  if (payer.pays === 'never goes') return
  const form = await openGateway(attempt, origin)
  const body = new URLSearchParams({ action: payer.pays === 'cancels' ? 'cancel' : 'confirm', fault: payer.fault })
  const { headers } = await fetch(form, { method: 'POST', body, redirect: 'manual' })
  const back = headers.get('location')
  if (back === null || payer.leaves) return
  if (payer.forges) for (const forged of forgeries(back)) await insist(payer, forged)
  await Promise.all(Array.from({ length: payer.isImpatient ? 2 : 1 }, () => insist(payer, back)))
}

/** The same form with the same key until an answer arrives, twice at once by the impatient. */
async function begin(payer: Payer, origin: string): Promise<Payment> {
  const { gateway, customerNumber, amountPaisa, isImpatient } = payer
  const body = JSON.stringify({ gateway, parts: [{ customerNumber, amountPaisa }], submission: randomUUID() })
  const headers = { 'content-type': 'application/json' }
  const send = () => insist(payer, `${origin}/web-resources/customer/payments/487`, { method: 'POST', body, headers })
  const answers = await Promise.all(Array.from({ length: isImpatient ? 2 : 1 }, send))
  const [first, ...others] = answers.map((text) => JSON.parse(text) as Payment)
  if (others.some(({ id }) => id !== first!.id)) throw new Error('two clicks began two attempts')
  return first!
}

/** Goes where the product sends the browser. Returns the address of the gateway's form. */
async function openGateway({ id, handover }: Payment, origin: string): Promise<string> {
  if (!handover) throw new Error(`${id} has no way to its gateway`)
  const response = await fetch(...requestOf(handover, origin))
  const action = /action="(\/pay\?key=[^"]+)"/.exec(await response.text())?.[1]
  if (action === undefined) throw new Error(`${id}: the gateway answered ${response.status}`)
  return new URL(action, response.url).href
}

function requestOf(handover: NonNullable<Payment['handover']>, origin: string): [string, RequestInit?] {
  if (handover.kind === 'qr') return [handover.payAddress!]
  const { method, address, fields } = handover
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  if (method === 'GET') return [`${address}?${query}`]
  return [address, { method, body: query, headers: { origin } }]
}

/** Returns of the same payment with other amounts and references. */
function forgeries(back: string): string[] {
  return Array.from({ length: 6 }, (_, place) => {
    const forged = new URL(back)
    forged.searchParams.set('UID', `FORGED${place}`)
    forged.searchParams.set('R_AMT', String(place + 1))
    forged.searchParams.set('amount', String(place + 1))
    return forged.href
  })
}

/** Asks until an answer arrives, as somebody who reloads a page does. Returns its body. */
export async function insist(payer: Payer, address: string, request: RequestInit = {}): Promise<string> {
  for (;;) {
    payer.tries += 1
    try {
      const headers = { ...request.headers, 'x-forwarded-for': payer.address }
      const response = await fetch(address, { ...request, headers, redirect: 'manual' })
      const text = await response.text()
      if (response.status < 400) return text
      if (response.status < 500) throw new Refused(`${address}: ${response.status} ${text.slice(0, 300)}`)
    } catch (error) {
      if (error instanceof Refused) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** An answer that no repetition changes: an error of the measurement. */
class Refused extends Error {}
