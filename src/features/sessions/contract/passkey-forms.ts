// Form definitions of passkeys: what a browser has signed, and a passkey's name.

import { secret, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required } from '#kit/validation/rules.ts'

/** At this many none is added until one is removed. */
export const maxPasskeys = 10

/** Bytes of the browser, base64url. */
const bytes = pattern(/[A-Za-z0-9_-]+/)

/** The password, and a code of the second factor where there is one. */
export const beginPasskeyForm = form({ password: secret(required(), maxLength(128)), code: text(maxLength(30)) })

const name = text(required(), maxLength(60))
export const passkeyForm = form({ name, password: beginPasskeyForm.fields.password })
export const passkeyWithFactorForm = form({ ...passkeyForm.fields, code: text(required(), maxLength(30)) })

/** `id`, `clientDataJSON` and `attestationObject` of the `PublicKeyCredential` that was made. */
export const newPasskey = form({
  name,
  id: text(required(), maxLength(1400), bytes),
  clientDataJSON: text(required(), maxLength(4000), bytes),
  attestationObject: text(required(), maxLength(10_000), bytes),
})

/** The same of the `PublicKeyCredential` that answered; `device` and `deviceName` as with a password. */
export const passkeyProof = form({
  id: text(required(), maxLength(1400), bytes),
  clientDataJSON: text(required(), maxLength(4000), bytes),
  authenticatorData: text(required(), maxLength(4000), bytes),
  signature: text(required(), maxLength(4000), bytes),
  deviceName: text(maxLength(80)),
  device: text(maxLength(100)),
})
