// Form of the organisation's details: names, contacts, place, emblem.

import { optionalEn, optionalNe } from '#features/ordered-lists/contract/fields.ts'
import { orgId, versionField } from '#kit/inputs.ts'
import { boolean, file, longText, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { email, integer, max, maxLength, min, pattern, required, unicodeNepali, when } from '#kit/validation/rules.ts'
import { logoTypes, telephone } from './forms.ts'

const link = text(maxLength(1000), pattern(/^https?:\/\/\S+$/, 'settings.not_an_address'))

/** `confirmed`: all of it is the organisation's own, and no longer labelled as a sample. `logo` replaces the emblem. */
export const detailsFields = {
  nameNe: text(required(), unicodeNepali(), maxLength(200)),
  nameEn: text(required(), maxLength(200)),
  logo: file({ types: logoTypes, megabytes: 1 }),
  addressNe: optionalNe(300),
  addressEn: optionalEn(300),
  contactNo: telephone,
  email: text(maxLength(254), email()),
  facebookUrl: link,
  youtubeUrl: link,
  mobileAppUrl: link,
  municipalityNe: optionalNe(300),
  municipalityEn: optionalEn(300),
  waterLink: link,
  districtNe: optionalNe(300),
  districtEn: optionalEn(300),
  latitude: number(
    min(-90),
    max(90),
    when(({ longitude }) => longitude !== undefined, required('settings.both_coordinates')),
  ),
  longitude: number(
    min(-180),
    max(180),
    when(({ latitude }) => latitude !== undefined, required('settings.both_coordinates')),
  ),
  establishedBs: number(integer(), min(1950), max(2200)),
  confirmed: boolean(),
  note: longText(maxLength(500)),
}

/** The fields of the page. */
export const detailsForm = form(detailsFields)
export const changedDetails = form({ orgId, ...detailsFields, ...versionField })
export type SentDetails = FormValue<typeof detailsFields>
