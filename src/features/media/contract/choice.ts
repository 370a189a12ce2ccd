// Form fields that name a picture or a PDF file of the media library in place of an upload.

import { maxRecordId } from '#kit/record-id.ts'
import { number } from '#kit/validation/fields.ts'
import { integer, max, min } from '#kit/validation/rules.ts'

/** Beside a field of a file, named as that with `Media` behind it: `photoMedia`. A file that is sent goes before it. */
export const chosenPicture = number(integer(), min(1), max(maxRecordId))

/** The same for a PDF file. */
export const chosenPdf = chosenPicture
