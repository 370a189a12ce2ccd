// HTTP API of passkeys (WebAuthn): add, list and remove one's own, sign in with one.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { recordId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { signedIn } from './api.ts'
import { beginPasskeyForm, newPasskey, passkeyProof } from './passkey-forms.ts'

const credentialType = z.literal('public-key')

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. Without `rp.id`: it is the host name of the page. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: credentialType, id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
})

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** The host name at which it works. */
  host: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

export const passkeysApi = {
  myPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    for: 'person',
    summary: { en: 'My passkeys at this organisation', ne: 'यस संस्थामा आफ्ना पासकी' },
    input: form({}),
    output: z.object({ data: z.array(passkey) }),
  },
  beginPasskey: {
    method: 'POST',
    path: '/auth/passkeys/options',
    for: 'person',
    summary: {
      en: 'Options for making a passkey, with my password and second factor; valid for five minutes',
      ne: 'पासकी बनाउन चाहिने विवरण, पासवर्ड र दुई चरणको प्रमाणीकरणसहित; पाँच मिनेट मान्य',
    },
    input: beginPasskeyForm,
    output: creationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    for: 'person',
    summary: { en: 'Add the passkey that was made with these options', ne: 'ती विवरणबाट बनेको पासकी थप्ने' },
    input: newPasskey,
    output: passkey,
    answers: 201,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    for: 'person',
    summary: { en: 'Remove one of my passkeys', ne: 'आफ्नो कुनै एक पासकी हटाउने' },
    input: form({ id: recordId() }),
    answers: 204,
  },
  beginPasskeySignIn: {
    method: 'POST',
    path: '/auth/passkeys/sign-ins/options',
    for: 'anyone',
    summary: {
      en: 'Options for signing in with a passkey; valid for five minutes',
      ne: 'पासकीबाट लगइन गर्न चाहिने विवरण; पाँच मिनेट मान्य',
    },
    input: form({}),
    output: requestOptions,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/auth/passkeys/sign-ins',
    for: 'anyone',
    summary: {
      en: 'Sign in with a passkey, without password and second factor',
      ne: 'पासवर्ड र दुई चरणको प्रमाणीकरण नचाहिने गरी पासकीबाट लगइन गर्ने',
    },
    input: passkeyProof,
    output: signedIn,
    forbids: ['session.suspended', 'session.no_number'],
  },
} as const satisfies Contract

export type PasskeysApi = typeof passkeysApi
