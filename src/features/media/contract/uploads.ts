// Admin API of uploads in parts: begin or continue, send a part, read how far it is, cancel.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { code, file, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, pattern, required } from '#kit/validation/rules.ts'
import { mediaItem } from './api.ts'
import { mediaMegabytes, partBytes } from './limits.ts'

/** `received`: how many bytes have arrived; the next part begins there. `item`: the file, once all has arrived; `known` when it was there before. */
const upload = z.object({
  upload: z.string(),
  received: z.number(),
  size: z.number(),
  known: z.boolean(),
  item: z.nullable(mediaItem),
})
export type Upload = z.infer<typeof upload>

const path = {
  orgId,
  upload: code(
    required('media.upload_unknown'),
    pattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'media.upload_unknown'),
  ),
}

/** `fingerprint`: what tells a file of the sender's device from others: its name, size and time of change. */
export const begunUpload = form({
  orgId,
  filename: text(required(), maxLength(200)),
  size: number(required(), integer(), min(1), max(mediaMegabytes * 1024 * 1024, 'media.too_large')),
  fingerprint: text(required(), maxLength(300)),
})
export type BegunUpload = FormValue<typeof begunUpload.fields>

export const sentPart = form({
  ...path,
  start: number(required(), integer(), min(0)),
  part: file({ types: ['application/octet-stream'], megabytes: 1 }, required()),
})
export type SentPart = FormValue<typeof sentPart.fields>

export const uploadsApi = {
  beginUpload: {
    method: 'POST',
    path: '/admin/media/{orgId}/uploads',
    for: 'content:write',
    summary: {
      en: 'Begin to upload a file in parts, or continue where the same sender stopped with the same file',
      ne: 'फाइल खण्ड-खण्ड गरी पठाउन सुरु गर्ने, वा उही व्यक्तिले उही फाइल जहाँ रोकेको थियो त्यहीँबाट जारी राख्ने',
    },
    input: begunUpload,
    output: upload,
    answers: 201,
    conflicts: ['media.too_many_uploads'],
    step: true,
  },
  readUpload: {
    method: 'GET',
    path: '/admin/media/{orgId}/uploads/{upload}',
    for: 'content:write',
    summary: { en: 'How many bytes of an upload have arrived', ne: 'पठाइँदै गरेको फाइलको कति भाग आइपुग्यो' },
    input: form(path),
    output: upload,
  },
  sendPart: {
    method: 'POST',
    path: '/admin/media/{orgId}/uploads/{upload}/parts',
    for: 'content:write',
    summary: {
      en: 'Send the bytes from `start`; those that have arrived already count once, and the last part adds the file to the library',
      ne: '`start` देखिका बाइट पठाउने; पहिले आइसकेका एक पटक मात्र गनिन्छन्, अन्तिम खण्डपछि फाइल सङ्ग्रहमा थपिन्छ',
    },
    input: sentPart,
    output: upload,
    body: 'multipart',
    maxBodyBytes: 2 * partBytes,
    step: true,
  },
  cancelUpload: {
    method: 'DELETE',
    path: '/admin/media/{orgId}/uploads/{upload}',
    for: 'content:write',
    summary: { en: 'Cancel an upload and remove what has arrived', ne: 'पठाउने काम रद्द गरी आइपुगेको भाग हटाउने' },
    input: form(path),
    answers: 204,
    step: true,
  },
} as const satisfies Contract

export type UploadsApi = typeof uploadsApi
