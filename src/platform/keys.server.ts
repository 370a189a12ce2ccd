// Keys of the installation: HMAC, encryption and signed tokens, from the secret in use; earlier ones are still accepted.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { JWTPayload } from 'jose'
import { SignJWT, jwtVerify } from 'jose'
import type { Env } from '#platform/env.server.ts'
import { createSecretFile, fromTheStart, readSecrets, watchedSecrets, type Secret } from '#platform/key-file.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

export type Keys = {
  /** A keyed fingerprint (HMAC-SHA-256, base64url) of something too short to be hashed alone. */
  hmac(purpose: string, text: string): string
  /** The same under each accepted secret, the one in use first: what may be stored. */
  hmacs(purpose: string, text: string): string[]
  /** AES-256-GCM; `decrypt` returns undefined for anything that no accepted secret has encrypted. */
  encrypt(text: string): string
  decrypt(encrypted: string): string | undefined
  /** Whether the secret in use has encrypted it, and not an earlier one. */
  isCurrent(encrypted: string): boolean
  /** A signed token (JWT, HS256) for one purpose. */
  sign(purpose: string, claims: JWTPayload, times: { now: Date; seconds: number }): Promise<string>
  /** The claims of a valid token for this purpose; else undefined. */
  read(purpose: string, token: string, now: Date): Promise<JWTPayload | undefined>
}

/** The keys derived from one secret of 32 characters or more. */
export function keysFrom(secret: string): Keys {
  return keysOf(() => [{ text: secret, from: fromTheStart }])
}

/** The keys of the latest secret that has begun; what each of the others has made, begun or not, is accepted. */
export function keysOf(secrets: () => readonly Secret[]): Keys {
  const derived = new Map<string, Derived>()

  function accepted(): Derived[] {
    const all = secrets().toSorted((one, other) => other.from.getTime() - one.from.getTime())
    const current = all.find(({ from }) => from.getTime() <= Date.now()) ?? all.at(-1)!
    return [current, ...all.filter((each) => each !== current)].map(({ text }) => {
      const known = derived.get(text) ?? derive(text)
      derived.set(text, known)
      return known
    })
  }

  return {
    hmac: (purpose, text) => hmacWith(accepted()[0]!, purpose, text),
    hmacs: (purpose, text) => accepted().map((keys) => hmacWith(keys, purpose, text)),
    encrypt: (text) => encryptWith(accepted()[0]!.encryption, text),
    decrypt: (encrypted) => firstDefined(accepted(), ({ encryption }) => decryptWith(encryption, encrypted)),
    isCurrent: (encrypted) => decryptWith(accepted()[0]!.encryption, encrypted) !== undefined,
    sign: (purpose, claims, { now, seconds }) => {
      const at = Math.floor(now.getTime() / 1000)
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(purpose)
      return token
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign(accepted()[0]!.signing)
    },
    async read(purpose, token, now) {
      for (const { signing } of accepted()) {
        const claims = await claimsOf(token, signing, purpose, now)
        if (claims) return claims
      }
      return undefined
    },
  }
}

type Derived = { hmac: Uint8Array; encryption: Uint8Array; signing: Uint8Array }

function derive(secret: string): Derived {
  // The labels derive keys whose results are stored: they must not change.
  const [hmac, encryption, signing] = ['mark', 'seal', 'sign'].map(
    (use) => new Uint8Array(hkdfSync('sha256', secret, 'khanepani', use, 32)),
  ) as [Uint8Array, Uint8Array, Uint8Array]
  return { hmac, encryption, signing }
}

function hmacWith({ hmac }: Derived, purpose: string, text: string): string {
  return createHmac('sha256', hmac).update(`${purpose}\n${text}`).digest('base64url')
}

function claimsOf(token: string, key: Uint8Array, audience: string, now: Date): Promise<JWTPayload | undefined> {
  return jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now }).then(
    ({ payload }) => payload,
    () => undefined,
  )
}

function firstDefined<Item, T>(items: readonly Item[], find: (item: Item) => T | undefined): T | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

type Where = Pick<Env, 'tokenSecret' | 'dataDir'> & Partial<Pick<Env, 'tokenSecretsAccepted'>>

/**
 * The keys of `TOKEN_SECRET`, or of a file in the data folder that is made once and readable by its owner only; a running process
 * sees it change. None is made when the database has rows that only the missing key could read (`isInUse`): that is a `StartupProblem`.
 */
export async function readKeys(
  { tokenSecret, tokenSecretsAccepted = [], dataDir }: Where,
  isInUse: () => Promise<boolean>,
): Promise<Keys> {
  if (tokenSecret === undefined) return storedKeys(keyFileOf(dataDir), isInUse)
  const others = tokenSecretsAccepted.map((text) => ({ text, from: fromTheStart }))
  const secrets = [...others, { text: tokenSecret, from: new Date(1) }]
  return keysOf(() => secrets)
}

export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'token.key')
}

async function storedKeys(file: string, isInUse: () => Promise<boolean>): Promise<Keys> {
  if (!existsSync(file) && (await isInUse()))
    throw new StartupProblem(
      `The key ${file} is missing, and this database has sessions or second factors made with it. Put it back from a backup, ` +
        'or set TOKEN_SECRET to a new one: then everybody signs in again, and second factors and payment accounts are set up anew.',
    )
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (!existsSync(file)) await createSecretFile(file, randomBytes(48).toString('base64url'))
  return keysOf(watchedSecrets(file, await readSecrets(file)))
}

function encryptWith(key: Uint8Array, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function decryptWith(key: Uint8Array, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
