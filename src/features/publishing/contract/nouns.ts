// Names of a published kind: its admin rows in the API and its audit labels. No schema, so that screens may import it.

import type { Bilingual } from '#kit/language.ts'

/** `singular` and `plural` as in `article`, `articles`; `label` begins the audit labels; `read`: the name of an API row that predates this naming. */
export type Noun = { singular: string; plural: string; label: Bilingual; read?: string }

export const publishedRows = [
  'list',
  'count',
  'read',
  'add',
  'change',
  'publish',
  'expire',
  'withdraw',
  'draft',
] as const
export type PublishedRow = (typeof publishedRows)[number]

/** The name of each row in the API. @example rowNames(memberNoun).publish // 'publishMember' */
export function rowNames({ singular, plural, read }: Noun): Record<PublishedRow, string> {
  const [one, many] = [capitalised(singular), capitalised(plural)]
  return {
    list: `list${many}`,
    count: `count${many}`,
    read: read ?? `read${one}`,
    add: `add${one}`,
    change: `change${one}`,
    publish: `publish${one}`,
    expire: `expire${one}`,
    withdraw: `withdraw${one}`,
    draft: `draft${one}`,
  }
}

/** The names of the rows of a kind whose order staff set. @example orderNames(memberNoun) // { readOrder: 'readMemberOrder', order: 'orderMembers' } */
export function orderNames({ singular, plural }: Noun) {
  return { readOrder: `read${capitalised(singular)}Order`, order: `order${capitalised(plural)}` }
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
  }
}

/** @example capitalised('water test') // 'WaterTest' */
function capitalised(text: string): string {
  return text.replace(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
