// Admin rows of the previews of a published kind: list, share, revoke.

import type { Audience } from '#kit/contract.ts'
import { recordId, type itemFields } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { Noun } from './nouns.ts'
import { listedPreviews, newPreview } from './previews.ts'

/** `item`: the address of one item; `input`: the fields that name it. */
export function previewRows<const Item extends string, const For extends Audience>(kind: {
  for: For
  item: Item
  noun: Noun
  input: ReturnType<typeof itemFields>
}) {
  const { for: audience, item, noun, input } = kind
  const { ne } = noun.label
  return {
    previews: {
      for: audience,
      method: 'GET',
      path: `${item}/previews`,
      summary: {
        en: `The addresses in force under which people without an account read one ${noun.singular} as the public will`,
        ne: `खाता नभएका व्यक्तिले ${ne} सर्वसाधारणले देख्ने रूपमै हेर्न सक्ने, हाल चालु ठेगाना`,
      },
      input: form(input),
      output: listedPreviews,
    },
    share: {
      for: audience,
      method: 'POST',
      path: `${item}/previews`,
      summary: {
        en: `Make an address that shows one ${noun.singular} as the public will see it, for seven days`,
        ne: `${ne} सर्वसाधारणले देख्ने रूपमै सात दिनसम्म देखाउने ठेगाना बनाउने`,
      },
      input: form(input),
      output: newPreview,
      answers: 201,
      conflicts: ['publishing.too_many_previews'],
    },
    revoke: {
      for: audience,
      method: 'DELETE',
      path: `${item}/previews/{preview}`,
      summary: { en: 'Revoke an address for a preview', ne: 'पूर्वावलोकनको ठेगाना रद्द गर्ने' },
      input: form({ ...input, preview: recordId('publishing.preview_unknown') }),
      answers: 204,
    },
  } as const
}

type Previews = `/admin/${string}/{orgId}/{id}/previews`
type Row = { for: Audience; summary: Bilingual }

/** The rows of the previews of any kind, as its page calls them. */
export type PreviewRows = {
  previews: Row & { method: 'GET'; path: Previews; output: typeof listedPreviews }
  share: Row & { method: 'POST'; path: Previews; output: typeof newPreview }
  revoke: Row & { method: 'DELETE'; path: `${Previews}/{preview}` }
}
