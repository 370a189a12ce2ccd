// Admin API of the media library: list, read, add, describe, withdraw and restore.

import * as z from 'zod/mini'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import type { Contract } from '#kit/contract.ts'
import { itemFields, orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf, focalPoint, verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { addedMedia, describedMedia, focusedMedia, mediaQuery } from './forms.ts'
import { mediaKinds, mediaMegabytes } from './limits.ts'

/** `width` and `height` in pixels, null for a PDF file; `sizeBytes` is null for a picture that came with an item; `uses`: how many items show it. */
export const listedMedia = z.object({
  id: z.number(),
  kind: z.enum(mediaKinds),
  filename: z.string(),
  sizeBytes: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: bilingual,
  addedAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
  uses: z.number(),
})
export type ListedMedia = z.infer<typeof listedMedia>

/** An item that shows the file: what it is, its title, and its page in the console. */
const mediaUse = z.object({ kind: bilingual, title: bilingual, page: z.string() })
export type ShownUse = z.infer<typeof mediaUse>

export const mediaItem = z.extend(listedMedia, {
  focus: focalPoint,
  usedIn: z.array(mediaUse),
  may: z.object({ withdraw: verdict, restore: verdict }),
  ...editHistory,
  /** Of the focal point, whose edits are in the history too. */
  focusVersion: z.number(),
})
export type MediaItem = z.infer<typeof mediaItem>

export const mediaApi = {
  listMedia: {
    method: 'GET',
    path: '/admin/media/{orgId}',
    for: 'content:write',
    summary: {
      en: 'Pictures and PDF files of the organisation, the newest first; search in their descriptions and file names',
      ne: 'संस्थाका तस्बिर र PDF फाइल, नयाँदेखि पुरानो क्रममा; विवरण र फाइलको नाममा खोज',
    },
    input: mediaQuery,
    output: countedPageOf(listedMedia),
  },
  countMedia: {
    method: 'GET',
    path: '/admin/media/{orgId}/views',
    for: 'content:write',
    summary: {
      en: 'How many files have no description, are used nowhere, or are withdrawn; each counted up to a thousand, beyond which it is 1,001',
      ne: 'विवरण नभएका, कतै प्रयोग नभएका वा फिर्ता लिइएका फाइलको सङ्ख्या; प्रत्येक बढीमा एक हजारसम्म, त्योभन्दा बढी भए १००१',
    },
    input: form({ orgId }),
    output: z.object({ undescribed: z.number(), unused: z.number(), withdrawn: z.number() }),
  },
  readMedia: {
    method: 'GET',
    path: '/admin/media/{orgId}/{id}',
    for: 'content:write',
    summary: {
      en: 'One file with the items that show it and the history of its edits',
      ne: 'एउटा फाइल, त्यो देखाउने विवरण र परिवर्तनको इतिहाससहित',
    },
    input: form(itemFields('media.unknown')),
    output: mediaItem,
  },
  mediaFile: {
    method: 'GET',
    path: '/admin/media/{orgId}/{id}/file',
    for: 'content:write',
    summary: {
      en: 'The PDF file itself, or the picture at most 640 pixels wide',
      ne: 'PDF फाइल आफैँ, वा बढीमा ६४० पिक्सेल चौडा तस्बिर',
    },
    input: form(itemFields('media.unknown')),
    also: ['image/webp', 'application/pdf'],
  },
  mediaThumbnail: {
    method: 'GET',
    path: '/admin/media/{orgId}/{id}/thumbnail',
    for: 'content:write',
    summary: { en: 'A picture at most 320 pixels wide', ne: 'बढीमा ३२० पिक्सेल चौडा तस्बिर' },
    input: form(itemFields('media.unknown')),
    also: ['image/webp'],
  },
  addMedia: {
    method: 'POST',
    path: '/admin/media/{orgId}',
    for: 'content:write',
    summary: {
      en: 'Add a picture or PDF file; one that is there already is returned instead, with `known`',
      ne: 'तस्बिर वा PDF फाइल थप्ने; पहिले नै भएको फाइल भए `known` सहित त्यही फर्काइन्छ',
    },
    input: addedMedia,
    output: z.object({ known: z.boolean(), item: mediaItem }),
    answers: 201,
    body: 'multipart',
    maxBodyBytes: (mediaMegabytes + 1) * 1024 * 1024,
  },
  describeMedia: {
    method: 'PUT',
    path: '/admin/media/{orgId}/{id}',
    for: 'content:write',
    summary: {
      en: 'Describe a file in both languages; refused when somebody else has changed it since `version`',
      ne: 'दुवै भाषामा फाइलको विवरण लेख्ने; `version` पछि अरूले परिवर्तन गरेको भए स्वीकार हुँदैन',
    },
    input: describedMedia,
    output: mediaItem,
    conflicts: versionConflicts,
  },
  focusMedia: {
    method: 'PUT',
    path: '/admin/media/{orgId}/{id}/focus',
    for: 'content:write',
    summary: {
      en: 'Set the point of a picture that stays in view where pages cut it; refused when somebody else has set it since `version`, the `focusVersion` of the file',
      ne: 'पृष्ठमा तस्बिर काटिँदा देखिइरहनुपर्ने बिन्दु तोक्ने; `version` (फाइलको `focusVersion`) पछि अरूले तोकेको भए स्वीकार हुँदैन',
    },
    input: focusedMedia,
    output: mediaItem,
    conflicts: versionConflicts,
  },
  withdrawMedia: {
    method: 'POST',
    path: '/admin/media/{orgId}/{id}/withdrawals',
    for: 'content:write',
    summary: {
      en: 'Withdraw a file that no item shows; after thirty days it is removed',
      ne: 'कतै प्रयोग नभएको फाइल फिर्ता लिने; तीस दिनपछि हटाइन्छ',
    },
    input: form(itemFields('media.unknown')),
    output: mediaItem,
    answers: 201,
    conflicts: ['media.in_use', 'media.already_withdrawn'],
  },
  restoreMedia: {
    method: 'POST',
    path: '/admin/media/{orgId}/{id}/restorations',
    for: 'content:write',
    summary: { en: 'Put a withdrawn file back into the library', ne: 'फिर्ता लिइएको फाइल सङ्ग्रहमा पुनः राख्ने' },
    input: form(itemFields('media.unknown')),
    output: mediaItem,
    answers: 201,
    conflicts: ['media.not_withdrawn'],
  },
} as const satisfies Contract

export type MediaApi = typeof mediaApi
