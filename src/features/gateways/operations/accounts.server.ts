// Merchant accounts at gateways: read without their secrets, set and ended.

import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { GatewayStatus } from '../contract/api.ts'
import { gatewayNames } from '../contract/fields.ts'
import { confirmedKinds, gatewayKinds, type GatewayKind, type GatewayMode } from '../contract/gateway.ts'
import { settingIssues, settingParts } from '../rules/settings.ts'
import {
  endAccount,
  eraseSecrets,
  insertAccount,
  listAccounts,
  updateSampleBases,
  type AccountRow,
} from '../store.server.ts'
import { decryptSecrets, encryptSecrets } from './secrets.server.ts'

export async function readGatewayAccounts(ctx: Ctx): Promise<{ data: GatewayStatus[] }> {
  const accounts = await listAccounts(ctx)
  const accountOf = (kind: GatewayKind) => accounts.find((each) => each.kind === kind)
  return { data: gatewayKinds.map((kind) => statusOf(ctx, kind, accountOf(kind))) }
}

/** Values by the names of `gatewayFields`. */
type SentAccount = { kind: GatewayKind; mode: GatewayMode } & Readonly<Partial<Record<string, string | undefined>>>
/** Never sent over HTTP: a browser does not choose whom the server asks. `isSample`: of the demonstration, so that it can be paid with. */
type Server = { base?: string; isSample?: boolean }

/** Replaces the account in use. Refuses settings that are missing or wrong, field by field. */
export async function setGatewayAccount(
  ctx: Ctx,
  { kind, mode, ...values }: SentAccount,
  { base = '', isSample = false }: Server = {},
): Promise<GatewayStatus> {
  const fields = settingIssues(kind, values)
  if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
  const { shown, secrets } = settingParts(kind, values)
  return transaction(ctx, async (tx) => {
    await endAccount(tx, kind, tx.now)
    await insertAccount(tx, { kind, mode, base, isSample, shown, secrets: encryptSecrets(tx, kind, secrets) }, tx.now)
    await record(tx, { action: 'gateways.set', target: kind, changes: { mode, base, ...shown } })
    const account = (await listAccounts(tx)).find((each) => each.kind === kind)
    return statusOf(tx, kind, account)
  })
}

export async function endGatewayAccount(ctx: Ctx, { kind }: { kind: GatewayKind }): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await endAccount(tx, kind, tx.now))) refuse('missing', 'gateways.not_set')
    await record(tx, { action: 'gateways.ended', target: kind })
  })
}

/** Payments are asked about for seven days after their begin; secrets stay longer, for questions of the office. */
const keptDays = 30

/** Erases the secrets of accounts that ended. Returns how many. */
export function eraseEndedSecrets(ctx: Ctx): Promise<number> {
  return eraseSecrets(ctx, new Date(ctx.now.getTime() - keptDays * 86_400_000))
}

/** After the sample gateway started on another port. `base`: its origin. */
export function moveSampleAccounts(ctx: Ctx, base: string): Promise<void> {
  return updateSampleBases(ctx, base)
}

function statusOf(ctx: Ctx, kind: GatewayKind, row: AccountRow | undefined): GatewayStatus {
  const account = row && {
    mode: row.mode,
    base: row.base,
    isSample: row.isSample,
    shown: row.shown,
    setAt: row.setAt.toISOString(),
    isReadable: decryptSecrets(ctx, kind, row.secrets) !== undefined,
  }
  return { kind, name: gatewayNames[kind], isConfirmed: confirmedKinds.has(kind), account: account ?? null }
}
