// Form definitions of sign-in, one-time codes, passwords and the second factor.

import { boolean, code, number, phone, secret, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { email, integer, match, max, maxLength, min, required } from '#kit/validation/rules.ts'

/** `device` is the token that an earlier sign-in on this device returned: it identifies a known device. */
const onDevice = { deviceName: text(maxLength(80)), device: text(maxLength(100)) }

export const signInForm = form({
  identifier: text(required(), maxLength(254)),
  password: secret(required(), maxLength(128)),
  ...onDevice,
})

export const codeForm = form({ identifier: text(required(), maxLength(254)) })

/** A form of the pages before sign-in that was sent before its script ran: what may be shown again. */
export const unreadyForm = form({ identifier: text(maxLength(254)) })

/** `request` identifies the requested code; an activation code of an invitation needs none. */
export const newPasswordForm = form({
  request: text(maxLength(60)),
  code: text(required(), maxLength(30)),
  password: secret(required(), maxLength(128)),
  again: secret(required(), match('password', 'session.password')),
  ...onDevice,
})

export const changePasswordForm = form({
  current: secret(required(), maxLength(128)),
  password: secret(required(), maxLength(128)),
  again: secret(required(), match('password', 'session.password')),
})

export const proofForm = form({
  challenge: text(required(), maxLength(2000)),
  code: text(required(), maxLength(30)),
  ...onDevice,
})

/** Setting up the first factor asks for the password; moving it to another phone for a code of the one in use as well. */
export const beginFactorForm = form({ password: secret(required(), maxLength(128)), code: text(maxLength(30)) })
export const moveFactorForm = form({ ...beginFactorForm.fields, code: text(required(), maxLength(30)) })
export const confirmFactorForm = form({ code: text(required(), maxLength(30)) })

/** Changing the contacts asks for the password, and for a code of the second factor where there is one. */
export const contactsForm = form({
  email: code(required(), email(), maxLength(254)),
  phone: phone(),
  password: secret(required(), maxLength(128)),
  code: text(maxLength(30)),
})
export const contactsWithFactorForm = form({ ...contactsForm.fields, code: text(required(), maxLength(30)) })

/** 0: only who administrates needs a second factor; 1: whoever has a role. */
export const staffPolicy = form({ secondFactorForAll: number(required(), integer(), min(0), max(1)) })
export type StaffPolicy = FormValue<typeof staffPolicy.fields>

export const endOthersForm = form({ others: boolean() })
