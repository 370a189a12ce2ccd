// Form of a new complaint and the limits of its photographs; alone in its file, which a page without React loads.

import { submission } from '#kit/submission.ts'
import { boolean, code, file, list, longText, number, phone, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { custom, email, integer, max, maxLength, min, pattern, personName, required } from '#kit/validation/rules.ts'

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const maxPhotos = 4
export const photoMegabytes = 8
/** Maximum size of the form with its photographs, bytes. */
export const maxComplaintBytes = (maxPhotos * photoMegabytes + 1) * 1024 * 1024

/** The specification's fields, place, photographs, and a honeypot (`website`, invisible to people). */
export const newComplaint = form({
  type: code(required(), pattern(/^[a-z][a-z0-9-]{0,39}$/)),
  message: longText(required(), maxLength(2000)),
  photos: list(file({ types: photoTypes, megabytes: photoMegabytes }), { max: maxPhotos }),
  ward: number(integer(), min(1), max(40)),
  tol: text(maxLength(100)),
  landmark: text(maxLength(150)),
  neighbour: text(maxLength(100), personName()),
  customerNumber: code(maxLength(30)),
  latitude: number(min(-90), max(90)),
  longitude: number(min(-180), max(180)),
  name: text(required(), maxLength(100), personName()),
  phone: phone(required()),
  email: text(email(), maxLength(254)),
  address: text(maxLength(200)),
  website: text(custom(() => false, 'complaints.trap')),
  consent: boolean(custom((ticked) => ticked === true, 'complaints.consent_needed')),
  submission,
})
export type NewComplaint = FormValue<typeof newComplaint.fields>
