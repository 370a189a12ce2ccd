// Passkeys in the browser: whether it has them, making one, answering with one.

import type { Outcome } from '#kit/outcome.ts'
import type { OutputOf } from '#kit/contract.ts'
import type { PasskeysApi } from '../contract/passkeys-api.ts'

/** Browsers that read and write the JSON of WebAuthn themselves, on a page that came over TLS or from this machine. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

type Text<Name extends string> = Record<'id' | 'clientDataJSON' | Name, string>

/** Undefined when the person cancelled or the device has refused. */
export async function makePasskey(options: OutputOf<PasskeysApi['beginPasskey']>) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
  return answerOf<Text<'attestationObject'>>(navigator.credentials.create({ publicKey }))
}

/** Undefined when the person cancelled or the device has none for this website. */
export async function answerWithPasskey(options: OutputOf<PasskeysApi['beginPasskeySignIn']>) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return answerOf<Text<'authenticatorData' | 'signature'>>(navigator.credentials.get({ publicKey }))
}

/** What a form shows when there was no passkey. */
export function notDone(message: string): Outcome<never> {
  return { kind: 'refused', key: 'passkeys.not_done', message, issues: [] }
}

async function answerOf<Answer>(asked: Promise<Credential | null>): Promise<Answer | undefined> {
  try {
    const { id, response } = ((await asked) as PublicKeyCredential).toJSON() as { id: string; response: object }
    return { id, ...response } as Answer
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
