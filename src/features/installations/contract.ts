// Form that sets up an empty installation: its first organisation, with emblem, office hours, administrator and sample texts.

import { weekdays, logoTypes } from '#features/settings/contract/forms.ts'
import { choice, code, file, list, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { custom, email, integer, max, maxLength, min, pattern, required, unicodeNepali } from '#kit/validation/rules.ts'

const timeOfDay = pattern(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `samples`: general texts to begin with, as drafts. */
export const startContents = ['none', 'samples'] as const

const fields = {
  /** As the log of the server shows it. */
  setUpCode: code(required(), maxLength(40)),
  nameNe: text(required(), unicodeNepali(), maxLength(200)),
  nameEn: text(required(), maxLength(200)),
  number: number(required(), integer(), min(1), max(999_999_999)),
  host: code(required(), maxLength(253), pattern(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'installations.not_a_host')),
  logo: file({ types: logoTypes, megabytes: 1 }),
  weekdays: list(choice(weekdays), { max: 7 }, required()),
  opens: code(required(), timeOfDay),
  closes: code(
    required(),
    timeOfDay,
    custom((closes: string, { opens }) => typeof opens !== 'string' || closes > opens, 'settings.closes_first'),
  ),
  administratorNe: text(unicodeNepali(), maxLength(120)),
  administratorEn: text(required(), maxLength(120)),
  email: code(required(), email()),
  content: choice(startContents),
}

export const setUpForm = form(fields)
export type SentSetUp = FormValue<typeof fields>

/** The form with its picture, bytes. */
export const maxSetUpBytes = 1_200_000
