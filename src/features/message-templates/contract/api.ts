// Admin API of message templates.

import * as z from 'zod/mini'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, versionField } from '#kit/inputs.ts'
import { messageChannels } from '#kit/outgoing-messages.ts'
import { bilingual } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { changedTemplate, templatePath } from './form.ts'

const text = z.string()
const heading = { name: text, channel: z.enum(messageChannels), title: bilingual, changed: z.boolean() }

/** `changed`: the organisation has a text of its own. */
const listedTemplate = z.object(heading)
export type ListedTemplate = z.infer<typeof listedTemplate>

const shownTemplate = z.object({
  ...heading,
  subjectEn: text,
  subjectNe: text,
  bodyEn: text,
  bodyNe: text,
  placeholders: z.array(z.object({ name: text, label: bilingual, sample: bilingual })),
  needed: z.array(text),
  ...editHistory,
})
export type ShownTemplate = z.infer<typeof shownTemplate>

export const templatesApi = {
  listTemplates: {
    method: 'GET',
    path: '/admin/templates/{orgId}',
    for: 'organisation:change',
    summary: { en: 'The texts of SMS and emails that can be changed', ne: 'परिवर्तन गर्न सकिने एसएमएस र इमेलका पाठ' },
    input: form({ orgId }),
    output: z.object({ data: z.array(listedTemplate) }),
  },
  readTemplate: {
    method: 'GET',
    path: '/admin/templates/{orgId}/{name}',
    for: 'organisation:change',
    summary: {
      en: 'One text with its placeholders and the history of its edits',
      ne: 'कुनै एक पाठ, राख्न मिल्ने विवरण र परिवर्तनको इतिहाससहित',
    },
    input: form(templatePath),
    output: shownTemplate,
  },
  changeTemplate: {
    method: 'PUT',
    path: '/admin/templates/{orgId}/{name}',
    for: 'organisation:change',
    summary: {
      en: 'Change a text; refused for unknown or missing placeholders, and when somebody else has changed it since `version`',
      ne: 'पाठ परिवर्तन गर्ने; नचिनिने वा छुटेका विवरण भए, वा `version` पछि अरूले परिवर्तन गरेको भए स्वीकार हुँदैन',
    },
    input: changedTemplate,
    output: shownTemplate,
    conflicts: versionConflicts,
  },
  resetTemplate: {
    method: 'DELETE',
    path: '/admin/templates/{orgId}/{name}',
    for: 'organisation:change',
    summary: { en: "Send the product's own text again", ne: 'प्रणालीको सुरुकै पाठ पुनः प्रयोग गर्ने' },
    input: form({ ...templatePath, ...versionField }),
    answers: 204,
    conflicts: versionConflicts,
  },
} as const satisfies Contract

export type TemplatesApi = typeof templatesApi
