// Keys of the installation: HMAC, encryption and signed tokens, from one secret.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWTPayload } from 'jose'
import { SignJWT, jwtVerify } from 'jose'
import type { Env } from '#platform/env.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

export type Keys = {
  /** A keyed fingerprint (HMAC-SHA-256, base64url) of something too short to be hashed alone. */
  hmac(purpose: string, text: string): string
  /** AES-256-GCM; `decrypt` returns undefined for anything this key has not encrypted. */
  encrypt(text: string): string
  decrypt(encrypted: string): string | undefined
  /** A signed token (JWT, HS256) for one purpose. */
  sign(purpose: string, claims: JWTPayload, times: { now: Date; seconds: number }): Promise<string>
  /** The claims of a valid token for this purpose; else undefined. */
  read(purpose: string, token: string, now: Date): Promise<JWTPayload | undefined>
}

/** The keys derived from one secret of 32 characters or more. */
export function keysFrom(secret: string): Keys {
  // The labels derive keys whose results are stored: they must not change.
  const [hmacKey, encryptionKey, signingKey] = ['mark', 'seal', 'sign'].map(
    (use) => new Uint8Array(hkdfSync('sha256', secret, 'khanepani', use, 32)),
  ) as [Uint8Array, Uint8Array, Uint8Array]
  return {
    hmac: (purpose, text) => createHmac('sha256', hmacKey).update(`${purpose}\n${text}`).digest('base64url'),
    encrypt: (text) => encryptWith(encryptionKey, text),
    decrypt: (encrypted) => decryptWith(encryptionKey, encrypted),
    sign: (purpose, claims, { now, seconds }) => {
      const at = Math.floor(now.getTime() / 1000)
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setAudience(purpose)
      return token
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign(signingKey)
    },
    read: (purpose, token, now) =>
      jwtVerify(token, signingKey, { algorithms: ['HS256'], audience: purpose, currentDate: now }).then(
        ({ payload }) => payload,
        () => undefined,
      ),
  }
}

/**
 * The keys of `TOKEN_SECRET`, or of a file in the data folder that is made once and readable by its owner only. None is made
 * when the database has rows that only the missing key could read (`isInUse`): that is a `StartupProblem`.
 */
export async function readKeys(
  { tokenSecret, dataDir }: Pick<Env, 'tokenSecret' | 'dataDir'>,
  isInUse: () => Promise<boolean>,
): Promise<Keys> {
  return keysFrom(tokenSecret ?? (await storedSecret(dataDir, isInUse)))
}

async function storedSecret(dataDir: string, isInUse: () => Promise<boolean>): Promise<string> {
  const file = join(dataDir, 'token.key')
  if (!existsSync(file) && (await isInUse()))
    throw new StartupProblem(
      `The key ${file} is missing, and this database has sessions or second factors made with it. Put it back from a backup, ` +
        'or set TOKEN_SECRET to a new one: then everybody signs in again, and second factors and payment accounts are set up anew.',
    )
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // Two instances that start at once: the second one's "wx" fails, and both read the first one's file.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new StartupProblem(`The key in ${file} is incomplete; remove the file to create a new one.`)
  return secret
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
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
