// HTTP API of the public search.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { pagingUpTo } from '#kit/page.ts'
import { choice, text, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { maxQuery, maxResults, searchKinds, suggestionRow } from './kinds.ts'

const kind = z.enum(searchKinds)

/**
 * One item that was found. `page` is the page of its file with the words, null where the item itself has them. `marks` are the words found
 * in `snippet`: pairs of first character and the one after the last. `isMachineRead`: the text of that page was recognised from a scan.
 */
export const foundItem = z.object({
  kind,
  title: bilingual,
  url: z.string(),
  snippet: z.string(),
  snippetLanguage: z.enum(['en', 'ne']),
  marks: z.array(z.tuple([z.number(), z.number()])),
  page: z.nullable(z.number()),
  isMachineRead: z.boolean(),
  date: z.nullable(z.string()),
})
export type FoundItem = z.infer<typeof foundItem>

/** The answer to a question that has one: a sentence, and the page behind it. */
export const searchAnswer = z.object({
  kind: z.enum(['hours', 'water', 'phone', 'charge', 'form']),
  title: bilingual,
  text: bilingual,
  url: z.string(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const searchResults = z.object({
  data: z.array(foundItem),
  total: z.number(),
  totalIsLeast: z.optional(z.boolean()),
  /** Counts of all kinds, whichever is asked for. */
  kinds: z.array(z.object({ kind, count: z.number() })),
  answer: z.nullable(searchAnswer),
  /** The query with misspelt words corrected, which was searched in its place; null where nothing was. */
  correction: z.nullable(z.string()),
})
export type SearchResults = z.infer<typeof searchResults>

/** Items whose title has what is typed. */
export const searchSuggestions = z.object({ data: z.array(z.object({ kind, title: bilingual, url: z.string() })) })
export type SearchSuggestions = z.infer<typeof searchSuggestions>

export const searchApi = {
  search: {
    method: 'GET',
    path: '/customer/search/{orgId}',
    for: 'anyone',
    summary: {
      en: 'Everything public that has the terms of a query, in either script, best first; of one kind if asked',
      ne: 'खोजिएका शब्द भएका सबै सार्वजनिक सामग्री, जुनसुकै लिपिमा, उत्तम मिलेको पहिले; चाहिएमा एउटै प्रकारका',
    },
    input: form({
      orgId,
      ...pagingUpTo(maxResults),
      q: withDefault(text(maxLength(maxQuery)), ''),
      kind: choice(searchKinds),
      sort: withDefault(choice(['best', 'newest']), 'best'),
    }),
    output: searchResults,
  },
  suggest: {
    method: 'GET',
    path: `${suggestionRow}{orgId}`,
    for: 'anyone',
    summary: {
      en: 'Public items whose title has the terms of an unfinished query, in either script, at most seven',
      ne: 'लेखिँदै गरेको खोजका शब्द शीर्षकमा भएका सार्वजनिक सामग्री, जुनसुकै लिपिमा, बढीमा सात',
    },
    input: form({ orgId, q: withDefault(text(maxLength(maxQuery)), '') }),
    output: searchSuggestions,
  },
} as const satisfies Contract
