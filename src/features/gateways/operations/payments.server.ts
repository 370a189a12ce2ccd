// What the payments feature asks of gateways: which are in use, begin a payment, read a return, ask whether it was paid.

import { hasOpenAccounts } from '#features/demonstration-people/operations/open.server.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { gatewayNames } from '../contract/fields.ts'
import {
  confirmedKinds,
  gatewayKinds,
  GatewayFailure,
  type AskedAttempt,
  type Begun,
  type BegunAttempt,
  type GatewayAnswer,
  type GatewayKind,
  type GatewayMode,
  type GatewaySettings,
  type ReturnQuery,
} from '../contract/gateway.ts'
import { findAccount, listAccounts, type AccountRow } from '../store.server.ts'
import { adapters } from './adapters.server.ts'
import { decryptSecrets } from './secrets.server.ts'

/** `mode` test: no money moves. */
export type UsableGateway = { kind: GatewayKind; mode: GatewayMode; name: Bilingual; isConfirmed: boolean }

/** The gateways that customers can pay through, in the order of `gatewayKinds`: with a live account, or one of the demonstration. */
export async function listUsableGateways(scope: Scope): Promise<UsableGateway[]> {
  const rows = await listAccounts(scope)
  const takes = await Promise.all(rows.map((row) => takesPayments(scope, row)))
  const accounts = rows.filter((_row, place) => takes[place])
  return gatewayKinds.flatMap((kind) => {
    const account = accounts.find((each) => each.kind === kind)
    return account
      ? [{ kind, mode: account.mode, name: gatewayNames[kind], isConfirmed: confirmedKinds.has(kind) }]
      : []
  })
}

type Asker = Scope & Pick<Ctx, 'keys'>

/**
 * Begins a payment at a gateway, over the network: outside of a transaction. `account` is the number of the merchant account, to ask with
 * later. Refuses a gateway without an account, or with a test account (`missing`), and one that does not answer or refuses (`unavailable`).
 */
export async function beginAtGateway(
  ctx: Asker,
  kind: GatewayKind,
  attempt: BegunAttempt,
): Promise<Begun & { account: number }> {
  const row = (await listAccounts(ctx)).find((each) => each.kind === kind) ?? refuse('missing', 'gateways.not_set')
  if (!(await takesPayments(ctx, row))) refuse('missing', 'gateways.test_only')
  const settings = settingsOf(ctx, row) ?? refuse('unavailable', 'gateways.unavailable')
  const begun = await adapters[kind].begin(attempt, settings).catch((cause: unknown) => {
    if (cause instanceof GatewayFailure) refuse('unavailable', 'gateways.unavailable', { cause })
    throw cause
  })
  return { ...begun, account: row.id }
}

/** The id of the attempt that a return is for; undefined where it has none. Never evidence of a payment. */
export function attemptOfReturn(kind: GatewayKind, query: ReturnQuery): string | undefined {
  return adapters[kind].readReturn(query)
}

/** What of a return is evidence, signed by the gateway with the account that the attempt was begun with; undefined for any other: none is kept. */
export async function evidenceOf(
  ctx: Asker,
  kind: GatewayKind,
  { id, account, query }: { id: string; account: number; query: ReturnQuery },
): Promise<ReturnQuery | undefined> {
  const { signedReturn } = adapters[kind]
  const row = signedReturn && (await findAccount(ctx, kind, account))
  const settings = row && settingsOf(ctx, row)
  return settings && signedReturn!(id, query, settings)
}

/** The mode of an account, in use or ended; with those in mode `test` no money moves. */
export async function modeOfAccount(scope: Scope, kind: GatewayKind, account: number): Promise<GatewayMode | null> {
  return (await findAccount(scope, kind, account))?.mode ?? null
}

/** Asks the gateway with the account that the attempt was begun with, over the network: outside of a transaction. Never throws for an answer. */
export async function askGateway(
  ctx: Asker,
  kind: GatewayKind,
  { account, ...attempt }: AskedAttempt & { account: number },
): Promise<GatewayAnswer> {
  const row = await findAccount(ctx, kind, account)
  if (row?.isSample && !(await takesPayments(ctx, row))) return { state: 'ambiguous', word: 'test mode' }
  const settings = row && settingsOf(ctx, row)
  if (!settings) return { state: 'pending', word: 'no settings' }
  const answer = await adapters[kind].ask(attempt, settings)
  // Anybody can pay at a test server.
  return answer.state === 'paid' && !(await takesPayments(ctx, row))
    ? { state: 'ambiguous', word: 'test mode' }
    : answer
}

/**
 * Secrets of test accounts are public, those of the samples are in the repository: what is paid with them is posted while the demonstration
 * is open, and only with the sample account in use.
 */
async function takesPayments({ db }: Scope, { mode, isSample, endedAt }: AccountRow): Promise<boolean> {
  return mode === 'live' || (isSample && endedAt === null && (await hasOpenAccounts(db)))
}

function settingsOf(ctx: Asker, { kind, mode, base, shown, secrets }: AccountRow): GatewaySettings | undefined {
  const values = decryptSecrets(ctx, kind, secrets)
  return values && { mode, base, values: { ...shown, ...values } }
}
