// Forms of a reading that a customer sends, and of its refusal at the office.

import { boolean, code, file, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required } from '#kit/validation/rules.ts'
import { maxNote, maxReading } from './reading.ts'

export const meterPhotoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const meterPhotoMegabytes = 8
/** Maximum size of a form with its photograph, bytes. */
export const maxPhotoFormBytes = (meterPhotoMegabytes + 1) * 1024 * 1024

/** `confirmed`: the customer was asked once more about a use that is unusual. */
export const sentForm = form({
  customerNumber: code(required(), maxLength(20)),
  value: number(required(), integer(), min(0), max(maxReading)),
  photo: file({ types: meterPhotoTypes, megabytes: meterPhotoMegabytes }, required()),
  confirmed: boolean(),
})

export const refusalForm = form({ reason: text(required(), maxLength(maxNote)) })
