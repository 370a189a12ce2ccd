// HTTP API of receipt books: registered, handed out and returned; their pages entered afterwards, and those that are missing.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { submission } from '#kit/submission.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { bookFields, noteFields, pageFields, pageParts, pageStates } from './forms.ts'

const act = z.object({ at: z.string(), by: z.string() })

/** `missing`: pages noted as missing, and gaps before the last page that is known. */
export const receiptBook = z.object({
  id: z.number(),
  series: z.string(),
  firstPage: z.number(),
  lastPage: z.number(),
  handedTo: z.string(),
  handedOn: z.string(),
  registered: act,
  returnedOn: z.nullable(z.string()),
  entered: z.number(),
  void: z.number(),
  missing: z.number(),
})
export type ReceiptBook = z.infer<typeof receiptBook>

/** `receipt`: the number of the receipt that was issued for the page. */
export const bookPage = z.object({
  page: z.number(),
  state: z.enum(pageStates),
  paidOn: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  noted: z.nullable(act),
})
export type BookPage = z.infer<typeof bookPage>

/** `missedRebate`: what the day on the paper would have earned and the day of entry does not, null where nothing. */
export const enteredPage = z.extend(bookPage, {
  missedRebate: z.nullable(z.object({ connectionId: z.number(), customerNumber: z.string(), amountPaisa: z.number() })),
})
export type EnteredPage = z.infer<typeof enteredPage>

const one = { orgId, id: recordId('books.unknown') }

export const receiptBooksApi = {
  receiptBooks: {
    method: 'GET',
    path: '/admin/receiptBooks/{orgId}',
    for: 'receipts:read',
    summary: {
      en: 'Receipt books for outages, newest first, with how many pages are entered, void and missing; searched by series or by whom they were handed to',
      ne: 'प्रणाली नचल्दाका रसिद किताब, नयाँदेखि पुराना क्रममा, चढाइएका, रद्द र हराएका पाना सङ्ख्यासहित; शृङ्खला वा बुझ्ने व्यक्तिबाट खोज्न मिल्ने',
    },
    input: form({ orgId, ...listFields(['handedOn']) }),
    output: countedPageOf(receiptBook),
  },
  receiptBook: {
    method: 'GET',
    path: '/admin/receiptBooks/{orgId}/{id}',
    for: 'receipts:read',
    summary: { en: 'One receipt book', ne: 'एउटा रसिद किताब' },
    input: form(one),
    output: receiptBook,
  },
  registerBook: {
    method: 'POST',
    path: '/admin/receiptBooks/{orgId}',
    for: 'banking:write',
    summary: {
      en: 'Register a receipt book: series, first and last page, to whom and when it was handed',
      ne: 'रसिद किताब दर्ता गर्ने: शृङ्खला, पहिलो र अन्तिम पाना, कसलाई र कहिले दिइयो',
    },
    input: form({ orgId, ...bookFields, submission }),
    output: receiptBook,
    answers: 201,
    conflicts: ['books.overlaps'],
  },
  returnBook: {
    method: 'POST',
    path: '/admin/receiptBooks/{orgId}/{id}/returns',
    for: 'banking:write',
    summary: {
      en: 'Record that a receipt book came back today: pages without an entry before the last one stay missing',
      ne: 'रसिद किताब आज फिर्ता भएको जनाउने: अन्तिम चढाइएको पानाअघिका नचढेका पाना हराएका मानिन्छन्',
    },
    input: form(one),
    output: receiptBook,
    conflicts: ['books.returned_already'],
  },
  bookPages: {
    method: 'GET',
    path: '/admin/receiptBooks/{orgId}/{id}/pages',
    for: 'receipts:read',
    summary: {
      en: 'The pages of a receipt book by number: all, or those that are missing; one is found by its number',
      ne: 'रसिद किताबका पाना नम्बरअनुसार: सबै वा हराएका मात्र; पाना नम्बरबाट खोज्न मिल्ने',
    },
    input: form({ ...one, part: choice(pageParts), ...listFields(['page']) }),
    output: countedPageOf(bookPage),
  },
  enterPage: {
    method: 'POST',
    path: '/admin/receiptBooks/{orgId}/{id}/pages',
    for: 'counter:use',
    summary: {
      en: "Enter a page of a receipt book once: the payment counts from the day of the paper, for a rebate from today, is posted today into the cashier's open drawer, and is receipted with the number of the paper",
      ne: 'रसिद किताबको पाना एक पटक चढाउने: भुक्तानी कागजको मितिदेखि र छुटका लागि आजको मितिदेखि गणना हुन्छ, आजको मितिमा खजाञ्चीको खुला दराजमा लेखिन्छ र कागजको नम्बरसहित रसिद जारी हुन्छ',
    },
    input: form({ ...one, ...pageFields, submission }),
    output: enteredPage,
    answers: 201,
    conflicts: [
      'books.page_known',
      'books.returned_already',
      'counter.no_open_day',
      'counter.earlier_day_open',
      'counter.own_connection',
    ],
  },
  notePage: {
    method: 'POST',
    path: '/admin/receiptBooks/{orgId}/{id}/notes',
    for: 'banking:write',
    summary: {
      en: 'Note that a page of a receipt book is void or missing, with the reason',
      ne: 'रसिद किताबको पाना रद्द वा हराएको कारणसहित जनाउने',
    },
    input: form({ ...one, ...noteFields }),
    output: bookPage,
    answers: 201,
    conflicts: ['books.page_known'],
  },
} as const satisfies Contract

export type ReceiptBooksApi = typeof receiptBooksApi
