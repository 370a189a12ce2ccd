// HTTP API of sessions: sign in, renew, list, second factor, one-time codes, passwords, sign out.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { recordId } from '#kit/inputs.ts'
import { languages } from '#kit/language.ts'
import { bilingual } from '#kit/outputs.ts'
import { text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import { customerDetails, person } from '#features/people/contract/person.ts'
import { permissions } from '#root/permissions.ts'
import {
  beginFactorForm,
  changePasswordForm,
  codeForm,
  confirmFactorForm,
  contactsForm,
  endOthersForm,
  newPasswordForm,
  proofForm,
  signInForm,
} from './forms.ts'

/** `expiresIn` counts seconds from now. */
const token = z.object({ token: z.string(), expiresIn: z.number() })

export const signedIn = z.object({
  accessToken: token,
  refreshToken: token,
  person,
  /** Null for staff. */
  customer: z.nullable(customerDetails),
  device: z.string(),
})
export type SignedIn = z.infer<typeof signedIn>

/** The password was right; a code of the second factor is still required, sent with this challenge. */
export const secondFactorRequired = z.object({
  secondFactor: z.object({ challenge: z.string(), expiresIn: z.number() }),
})
export type SecondFactorRequired = z.infer<typeof secondFactorRequired>

const signInResult = z.union([signedIn, secondFactorRequired])

export const who = z.object({
  person,
  /** Null for staff. */
  customer: z.nullable(customerDetails),
  organisation: z.object({ id: z.number(), name: bilingual }),
  /** Current permissions; empty while a second factor is required. */
  permissions: z.array(z.enum(permissions)),
  secondFactor: z.object({ on: z.boolean(), due: z.boolean() }),
  language: z.enum(languages),
})
export type Who = z.infer<typeof who>

export const device = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type Device = z.infer<typeof device>

/** Where codes are sent; staff sign in with the email address. */
export const contacts = z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) })
export type Contacts = z.infer<typeof contacts>

const noInput = form({})

export const sessionsApi = {
  login: {
    method: 'POST',
    path: '/auth/login',
    for: 'anyone',
    summary: {
      en: 'Sign in with a customer number, phone or email and a password',
      ne: 'ग्राहक नम्बर, फोन वा इमेल र पासवर्डबाट लगइन गर्ने',
    },
    input: signInForm,
    output: signInResult,
    forbids: ['session.suspended', 'session.no_number'],
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    for: 'anyone',
    summary: {
      en: 'A new access token, and a new refresh token when it is time to rotate',
      ne: 'नयाँ पहुँच टोकन, र फेर्ने समय भएमा नयाँ नवीकरण टोकन',
    },
    input: form({ refreshToken: text(required(), maxLength(200)) }),
    output: z.object({ accessToken: token, refreshToken: z.optional(token) }),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    for: 'person',
    summary: {
      en: 'End this session',
      ne: 'यो सत्र अन्त्य गर्ने',
    },
    input: noInput,
    answers: 204,
  },
  whoAmI: {
    method: 'GET',
    path: '/auth/me',
    for: 'person',
    summary: {
      en: 'The signed-in person with roles and permissions',
      ne: 'लगइन गरेको व्यक्ति, भूमिका र अनुमतिसहित',
    },
    input: noInput,
    output: who,
  },
  requestCode: {
    method: 'POST',
    path: '/auth/codes',
    for: 'anyone',
    summary: {
      en: 'Send a one-time code for choosing a password to the registered email or phone',
      ne: 'पासवर्ड छान्नका लागि दर्ता भएको इमेल वा फोनमा एकपटके कोड पठाउने',
    },
    input: codeForm,
    output: z.object({ request: z.string(), expiresIn: z.number() }),
    answers: 202,
  },
  choosePassword: {
    method: 'POST',
    path: '/auth/codes/confirmations',
    for: 'anyone',
    summary: {
      en: 'Set a password with a one-time or activation code, and sign in',
      ne: 'एकपटके कोड वा सक्रियकरण कोडबाट पासवर्ड राखी लगइन गर्ने',
    },
    input: newPasswordForm,
    output: signInResult,
    forbids: ['session.suspended', 'session.no_number'],
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password',
    for: 'person',
    summary: {
      en: 'Change my password; every other session ends',
      ne: 'आफ्नो पासवर्ड परिवर्तन गर्ने; अन्य सबै सत्र अन्त्य हुन्छन्',
    },
    input: changePasswordForm,
    answers: 204,
  },
  myContacts: {
    method: 'GET',
    path: '/auth/contacts',
    for: 'staff',
    summary: {
      en: 'My email address and phone',
      ne: 'आफ्नो इमेल ठेगाना र फोन',
    },
    input: noInput,
    output: contacts,
  },
  changeMyContacts: {
    method: 'PUT',
    path: '/auth/contacts',
    for: 'staff',
    summary: {
      en: 'Change my email address and phone, with my password and second factor; every other session ends',
      ne: 'पासवर्ड र दुई चरणको प्रमाणीकरणसहित आफ्नो इमेल ठेगाना र फोन परिवर्तन गर्ने; अन्य सबै सत्र अन्त्य हुन्छन्',
    },
    input: contactsForm,
    output: contacts,
  },
  mySessions: {
    method: 'GET',
    path: '/auth/sessions',
    for: 'person',
    summary: {
      en: 'My sessions in this organisation, with their devices',
      ne: 'यस संस्थामा आफ्ना सत्र, उपकरणसहित',
    },
    input: noInput,
    output: z.object({ data: z.array(device) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    for: 'person',
    summary: {
      en: 'End one of my sessions',
      ne: 'आफ्नो कुनै एक सत्र अन्त्य गर्ने',
    },
    input: form({ id: recordId() }),
    answers: 204,
  },
  endSessions: {
    method: 'POST',
    path: '/auth/sessions/endings',
    for: 'person',
    summary: {
      en: 'End all my sessions, or all except this one',
      ne: 'आफ्ना सबै सत्र, वा यो सत्रबाहेक सबै, अन्त्य गर्ने',
    },
    input: endOthersForm,
    answers: 204,
  },
  proveSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/verify',
    for: 'anyone',
    summary: {
      en: 'Answer the challenge of a sign-in with a code of the second factor or a recovery code',
      ne: 'लगइनको दोस्रो चरण: प्रमाणीकरण एपको कोड वा पुनःप्राप्ति कोड दिने',
    },
    input: proofForm,
    output: signedIn,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor',
    for: 'person',
    summary: {
      en: 'A new secret for an authenticator application; asks for the password, and for a code of the one in use',
      ne: 'प्रमाणीकरण एपका लागि नयाँ साँचो; पासवर्ड र हालको एपको कोड चाहिन्छ',
    },
    input: beginFactorForm,
    output: z.object({ secret: z.string(), address: z.string(), picture: z.string() }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor/confirm',
    for: 'person',
    summary: {
      en: 'Turn the second factor on with its first code; returns the recovery codes once',
      ne: 'पहिलो कोड दिई दुई चरणको प्रमाणीकरण सक्रिय गर्ने; पुनःप्राप्ति कोड एक पटक मात्र देखाइन्छ',
    },
    input: confirmFactorForm,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  },
} as const satisfies Contract

export type SessionsApi = typeof sessionsApi
