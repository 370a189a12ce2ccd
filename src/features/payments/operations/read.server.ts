// Reading of payments: one by the number of its attempt, those of a customer, and the list of the office.

import { listUsableGateways, modeOfAccount } from '#features/gateways/operations/payments.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Customer, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { ListedPayment, OwnPayment, Payment, PaymentMethod } from '../contract/api.ts'
import type { AttemptPart, AttemptState } from '../contract/attempt.ts'
import { maskedName } from '#kit/masked-name.ts'
import { findAttempt, listParts, type AttemptRow } from '../store/attempts.server.ts'
import { countAttempts, listAttempts, type ListedAttempt } from '../store/lists.server.ts'
import { listPayable } from '../store/payable.server.ts'
import { askSometimes } from './ask.server.ts'
import { beginAttempt, type Asked, type Gateways } from './begin.server.ts'

const asked: ReadonlySet<AttemptState> = new Set(['returned', 'failed', 'expired', 'ambiguous'])

/**
 * A gateway does not know a payer who is still on the way, and would say that the payment is over; nobody comes back from a scanned code,
 * and nobody is sent after the quote.
 */
function mayAsk({ state, handover, quotedUntil }: AttemptRow, now: Date): boolean {
  return asked.has(state) || (state === 'sent' && (handover?.kind === 'qr' || quotedUntil <= now))
}

export async function beginPayment(ctx: Ctx, sent: Asked): Promise<Payment> {
  const id = await beginAttempt(ctx, sent)
  return paymentOf(ctx, (await findAttempt(ctx, id))!)
}

/** The number of an attempt cannot be guessed: who has it was given it with the payment. The gateway is asked while nothing is settled. */
export async function readPayment(
  ctx: Ctx,
  { attempt: typed }: { attempt: string },
  gateways?: Gateways,
): Promise<Payment> {
  const id = typed.toUpperCase()
  const attempt = (await findAttempt(ctx, id)) ?? refuse('missing', 'payments.unknown')
  return paymentOf(ctx, (mayAsk(attempt, ctx.now) && (await askSometimes(ctx, id, gateways))) || attempt)
}

export async function readMethods(scope: Scope): Promise<{ data: PaymentMethod[] }> {
  const gateways = await listUsableGateways(scope)
  return { data: gateways.map(({ kind, mode, name }) => ({ kind, mode, name })) }
}

async function paymentOf(ctx: Ctx, attempt: AttemptRow): Promise<Payment> {
  const { id, gateway, state, amountPaisa, paidPaisa, begunAt, quotedUntil } = attempt
  const parts = await listParts(ctx, id)
  const holders = await listPayable(
    ctx,
    parts.map(({ customerNumber }) => customerNumber),
  )
  const mode = attempt.account === null ? null : await modeOfAccount(ctx, gateway, attempt.account)
  const mayGo = state === 'sent' && quotedUntil > ctx.now
  return {
    id,
    gateway,
    mode,
    state,
    amountPaisa,
    paidPaisa,
    isHeld: attempt.difference === 'closed',
    begunAt: begunAt.toISOString(),
    quotedUntil: quotedUntil.toISOString(),
    parts: parts.map((part) => ({
      customerNumber: part.customerNumber,
      name: maskedName(holders.find((each) => each.customerNumber === part.customerNumber)!.name),
      amountPaisa: part.amountPaisa,
    })),
    handover: mayGo ? attempt.handover : null,
    receipt: receiptOf(attempt),
  }
}

export async function readOwnPayments(ctx: Ctx<Customer>, { page, limit }: Paging): Promise<CountedPage<OwnPayment>> {
  const request = { personId: ctx.actor.id }
  const counted = await countAttempts(ctx, request, maxCounted + 1)
  const rows = await listAttempts(ctx, request, { direction: 'desc', offset: (page - 1) * limit, limit })
  return pageFound(rows.map(ownOf), counted)
}

type PaymentsQuery = ListQuery & { part?: AttemptPart | undefined }

/** Searched by the number of the attempt, the reference of the gateway, or customer number, name or telephone. */
export async function readPayments(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: PaymentsQuery,
): Promise<CountedPage<ListedPayment>> {
  const request = { part, search: search && toAsciiDigits(search.trim()) }
  const counted = await countAttempts(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listAttempts(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(rows.map(listedOf), counted)
}

export function listedOf(row: ListedAttempt): ListedPayment {
  return { ...ownOf(row), reference: row.paidReference, difference: row.difference }
}

function ownOf(row: ListedAttempt): OwnPayment {
  const { id, gateway, state, amountPaisa, paidPaisa, begunAt, customerNumbers } = row
  return {
    id,
    gateway,
    state,
    amountPaisa,
    paidPaisa,
    begunAt: begunAt.toISOString(),
    customerNumbers,
    receipt: receiptOf(row),
  }
}

type WithReceipt = Pick<AttemptRow, 'receiptFiscalYear' | 'receiptNumber' | 'receiptCode'>

function receiptOf({
  receiptFiscalYear: fiscalYear,
  receiptNumber: number,
  receiptCode: code,
}: WithReceipt): Payment['receipt'] {
  return fiscalYear !== null && number !== null && code !== null
    ? { number: yearlyNumberText({ fiscalYear, number }), code }
    : null
}
