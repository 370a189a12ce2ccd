// Verification of a signed code without the register: by the public keys of the organisation alone.

import { readSignedCode, type SignedReceipt } from './signed-code.ts'

/** A public key as `/.well-known/receipt-keys.json` has it; `kid` is organisation and number. */
export type PublicKey = { kid: string; x: string }

/** `unable`: the browser knows no Ed25519, or the keys are older than the one that signed. A receipt that is `genuine` may have been reversed since. */
export type VerifiedAlone = { state: 'genuine'; receipt: SignedReceipt } | { state: 'not-signed' } | { state: 'unable' }

/**
 * What a signed code is worth by the keys alone. The same reading as on the server: a changed character fails.
 * @example await verifyAlone(code, keys, crypto.subtle) // { state: 'genuine', receipt: … }
 */
export async function verifyAlone(
  code: string,
  keys: readonly PublicKey[],
  subtle: SubtleCrypto,
): Promise<VerifiedAlone> {
  const read = readSignedCode(code)
  const key = read && keys.find(({ kid }) => kid === `${read.receipt.orgId}-${read.receipt.key}`)
  if (!read) return { state: 'not-signed' }
  if (!key) return { state: isNewerThan(keys, read.receipt) ? 'unable' : 'not-signed' }
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x }
  const imported = await subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']).catch(() => undefined)
  if (!imported) return { state: 'unable' }
  const [signature, signed] = [Uint8Array.from(read.signature), Uint8Array.from(read.signed)]
  const isGenuine = await subtle.verify({ name: 'Ed25519' }, imported, signature, signed)
  return isGenuine ? { state: 'genuine', receipt: read.receipt } : { state: 'not-signed' }
}

/** Whether the organisation has changed its key after these were stored, as far as they can say. */
function isNewerThan(keys: readonly PublicKey[], { orgId, key }: SignedReceipt): boolean {
  const numbers = keys.map(({ kid }) => kid.split('-')).filter(([of]) => of === String(orgId))
  return numbers.length > 0 && numbers.every(([, number]) => Number(number) < key)
}
