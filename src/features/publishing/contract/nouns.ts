// Names of a published kind: its admin rows in the API and its audit labels. No schema, so that screens may import it.

import type { Bilingual } from '#kit/language.ts'
import { pascalCase } from '#kit/pascal-case.ts'

/** `singular` and `plural` as in `article`, `articles`; `label` begins the audit labels; `read`: the name of an API row that predates this naming. */
export type Noun = { singular: string; plural: string; label: Bilingual; read?: string }

export const publishedRows = [
  'list',
  'count',
  'read',
  'add',
  'change',
  'version',
  'publish',
  'expire',
  'withdraw',
  'draft',
  'submit',
  'approve',
  'return',
  'remind',
  'previews',
  'share',
  'revoke',
] as const
export type PublishedRow = (typeof publishedRows)[number]

/** The name of each row in the API. @example rowNames(memberNoun).publish // 'publishMember' */
export function rowNames({ singular, plural, read }: Noun): Record<PublishedRow, string> {
  const [one, many] = [pascalCase(singular), pascalCase(plural)]
  return {
    list: `list${many}`,
    count: `count${many}`,
    read: read ?? `read${one}`,
    add: `add${one}`,
    change: `change${one}`,
    version: `read${one}Version`,
    publish: `publish${one}`,
    expire: `expire${one}`,
    withdraw: `withdraw${one}`,
    draft: `draft${one}`,
    submit: `submit${one}`,
    approve: `approve${one}`,
    return: `return${one}`,
    remind: `remind${one}`,
    previews: `list${one}Previews`,
    share: `share${one}Preview`,
    revoke: `revoke${one}Preview`,
  }
}

/** The names of the rows of a kind whose order staff set. @example orderNames(memberNoun) // { readOrder: 'readMemberOrder', order: 'orderMembers' } */
export function orderNames({ singular, plural }: Noun) {
  return { readOrder: `read${pascalCase(singular)}Order`, order: `order${pascalCase(plural)}` }
}

/** The audit label of the row that sets the order. */
export function orderLabels(noun: Noun): Record<string, Bilingual> {
  const { en, ne } = noun.label
  return { [orderNames(noun).order]: { en: `${en}: order changed`, ne: `${ne}को क्रम मिलाइयो` } }
}

/** The audit label of each row that changes something. */
export function auditLabels(noun: Noun): Record<string, Bilingual> {
  const { en, ne } = noun.label
  const names = rowNames(noun)
  return {
    [names.add]: { en: `${en} added`, ne: `${ne} थपियो` },
    [names.change]: { en: `${en} corrected`, ne: `${ne} सच्याइयो` },
    [names.publish]: { en: `${en} published`, ne: `${ne} प्रकाशन गरियो` },
    [names.expire]: { en: `${en}: last day set`, ne: `${ne}को अन्तिम दिन तोकियो` },
    [names.withdraw]: { en: `${en} withdrawn`, ne: `${ne} फिर्ता लिइयो` },
    [names.draft]: { en: `${en} returned to draft`, ne: `${ne} मस्यौदा बनाइयो` },
    [names.submit]: { en: `${en} submitted for review`, ne: `${ne} समीक्षाका लागि पेस गरियो` },
    [names.approve]: { en: `${en} approved`, ne: `${ne} स्वीकृत गरियो` },
    [names.return]: { en: `${en} returned for correction`, ne: `${ne} सच्याउन फिर्ता गरियो` },
    [names.remind]: { en: `${en}: review day set`, ne: `${ne}को पुनरावलोकन मिति तोकियो` },
    [names.share]: { en: `${en}: preview address made`, ne: `${ne}को पूर्वावलोकन ठेगाना बनाइयो` },
    [names.revoke]: { en: `${en}: preview address revoked`, ne: `${ne}को पूर्वावलोकन ठेगाना रद्द गरियो` },
  }
}
