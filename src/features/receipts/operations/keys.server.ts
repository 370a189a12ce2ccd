// Key pairs of an organisation that sign codes of receipts: made at the first use, replaced, and published without their private parts.

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ReadCode } from '../rules/signed-code.ts'
import { endKey, insertKey, listKeys, lockKeys, type KeyRow } from '../store/keys.server.ts'

export type SigningKey = { number: number; sign: (bytes: Uint8Array) => Uint8Array }

/** A public key as RFC 8037 writes it; `kid` is organisation and number, `endedAt` null while it signs. */
export type PublishedKey = {
  kty: 'OKP'
  crv: 'Ed25519'
  use: 'sig'
  alg: 'EdDSA'
  kid: string
  x: string
  madeAt: string
  endedAt: string | null
}

/** The key in use; it is made where there is none, or where the installation has another key now and cannot read it. */
export async function signingKey(ctx: Ctx): Promise<SigningKey> {
  return usableKey(ctx, await listKeys(ctx)) ?? transaction(ctx, (tx) => lockedKey(tx))
}

/** Another request may have made it meanwhile. */
async function lockedKey(tx: Ctx): Promise<SigningKey> {
  await lockKeys(tx)
  return usableKey(tx, await listKeys(tx)) ?? replaceKey(tx)
}

/** Codes are signed with a new key from now on; those of before still verify. Returns the number of the new key. */
export async function rotateReceiptKey(ctx: Ctx): Promise<number> {
  return transaction(ctx, async (tx) => {
    await lockKeys(tx)
    return (await replaceKey(tx)).number
  })
}

/** In use and ended, by number. */
export async function publishedKeys(ctx: Ctx): Promise<PublishedKey[]> {
  return (await listKeys(ctx)).map(({ number, publicKey, madeAt, endedAt }) => ({
    ...jwkOf(publicKey),
    use: 'sig',
    alg: 'EdDSA',
    kid: `${ctx.org.id}-${number}`,
    madeAt: madeAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

/** Whether a key of this organisation, in use or ended, has signed the code. */
export async function isSignedHere(ctx: Ctx, { receipt, signed, signature }: ReadCode): Promise<boolean> {
  if (receipt.orgId !== ctx.org.id) return false
  const key = (await listKeys(ctx)).find(({ number }) => number === receipt.key)
  return key !== undefined && verify(null, signed, createPublicKey(asKey(jwkOf(key.publicKey))), signature)
}

type Secret = { orgId: number; number: number; d: string }

function usableKey({ keys, org }: Ctx, rows: readonly KeyRow[]): SigningKey | undefined {
  const row = rows.find(({ endedAt }) => endedAt === null)
  const text = row?.privateKey ? keys.decrypt(row.privateKey) : undefined
  if (!row || text === undefined) return undefined
  const { orgId, number, d } = JSON.parse(text) as Secret
  if (orgId !== org.id || number !== row.number) return undefined
  return signingWith(number, createPrivateKey(asKey({ ...jwkOf(row.publicKey), d })))
}

async function replaceKey(tx: Ctx): Promise<SigningKey> {
  const number = 1 + ((await listKeys(tx)).at(-1)?.number ?? 0)
  const pair = generateKeyPairSync('ed25519')
  const { x = '', d = '' } = pair.privateKey.export({ format: 'jwk' })
  const privateKey = tx.keys.encrypt(JSON.stringify({ orgId: tx.org.id, number, d } satisfies Secret))
  await endKey(tx, tx.now)
  await insertKey(tx, { number, publicKey: x, privateKey, madeAt: tx.now })
  await record(tx, { action: 'receipts.key_made', target: String(number) })
  return signingWith(number, pair.privateKey)
}

function signingWith(number: number, key: KeyObject): SigningKey {
  return { number, sign: (bytes) => sign(null, bytes, key) }
}

function jwkOf(x: string) {
  return { kty: 'OKP', crv: 'Ed25519', x } as const
}

function asKey(key: { kty: string; crv: string; x: string; d?: string }) {
  return { key, format: 'jwk' } as const
}
