// HTTP API of drafts: what the signed-in person has typed and not sent, by form.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { form } from '#kit/validation/form.ts'
import { draftName, removedDraft, savedDraft } from './forms.ts'

/** `version` changes with the content; whoever saves names the one that their text is based on. */
const saved = z.object({ version: z.string(), savedAt: z.string() })
export type SavedDraft = z.infer<typeof saved>

const draft = z.extend(saved, {
  writer: z.string(),
  step: z.optional(z.string()),
  entries: z.array(z.tuple([z.string(), z.string()])),
})
export type Draft = z.infer<typeof draft>

/** A draft in the list of its owner: the form, where it is continued, and the title of that page. */
const listedDraft = z.object({ form: z.string(), address: z.string(), title: z.string(), savedAt: z.string() })
export type ListedDraft = z.infer<typeof listedDraft>

export const draftsApi = {
  myDrafts: {
    method: 'GET',
    path: '/auth/drafts',
    for: 'person',
    summary: {
      en: 'Forms that I have begun and not sent, the newest first',
      ne: 'आफूले भर्न सुरु गरी नपठाएका फाराम, पछिल्लो पहिले',
    },
    input: form({}),
    output: z.object({ data: z.array(listedDraft) }),
  },
  readDraft: {
    method: 'GET',
    path: '/auth/draft',
    for: 'person',
    summary: {
      en: 'My draft of one form, or null',
      ne: 'कुनै एउटा फारामको आफ्नो मस्यौदा, नभए null',
    },
    input: form(draftName),
    output: z.object({ draft: z.nullable(draft) }),
  },
  saveDraft: {
    method: 'PUT',
    path: '/auth/draft',
    for: 'person',
    summary: {
      en: 'Save my draft of one form; refused when another tab or device has saved it since',
      ne: 'कुनै एउटा फारामको आफ्नो मस्यौदा सुरक्षित गर्ने; यसबीच अर्को ट्याब वा उपकरणबाट सुरक्षित भएमा स्वीकार हुँदैन',
    },
    input: savedDraft,
    output: saved,
    conflicts: ['drafts.changed_meanwhile', 'drafts.too_many'],
  },
  removeDraft: {
    method: 'DELETE',
    path: '/auth/draft',
    for: 'person',
    summary: {
      en: 'Remove my draft of one form; with its version or writer only if it is still that one',
      ne: 'कुनै एउटा फारामको आफ्नो मस्यौदा हटाउने; संस्करण वा लेख्ने ट्याब दिएमा सोही मस्यौदा भएमा मात्र',
    },
    input: removedDraft,
    answers: 204,
  },
} as const satisfies Contract

export type DraftsApi = typeof draftsApi
