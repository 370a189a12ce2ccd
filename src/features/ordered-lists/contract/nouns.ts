// Names of an ordered list: its admin rows in the API and its audit labels. No schema, so that screens may import it.

import type { Bilingual } from '#kit/language.ts'
import { pascalCase } from '#kit/pascal-case.ts'

/** `singular` and `plural` as in `holiday`, `holidays`; `label` begins the audit labels. */
export type ListNoun = { singular: string; plural: string; label: Bilingual }

/**
 * `order` is served for lists whose order the office chooses, `confirm` for those that can be marked as sample content. Fixed paths come
 * before those with the number of a row, which would match them too.
 */
export const listRows = ['list', 'order', 'confirm', 'read', 'add', 'change', 'remove', 'restore'] as const
export type ListRow = (typeof listRows)[number]

/** The name of each row in the API. @example listRowNames(holidayNoun).add // 'addHoliday' */
export function listRowNames({ singular, plural }: ListNoun): Record<ListRow, string> {
  const [one, many] = [pascalCase(singular), pascalCase(plural)]
  return {
    list: `list${many}`,
    read: `read${one}`,
    add: `add${one}`,
    change: `change${one}`,
    remove: `remove${one}`,
    restore: `restore${one}`,
    order: `order${many}`,
    confirm: `confirm${many}`,
  }
}

/** The audit label of each row that changes something. */
export function listAuditLabels(noun: ListNoun): Record<string, Bilingual> {
  const { en, ne } = noun.label
  const names = listRowNames(noun)
  return {
    [names.add]: { en: `${en} added`, ne: `${ne} थपियो` },
    [names.change]: { en: `${en} changed`, ne: `${ne} परिवर्तन गरियो` },
    [names.remove]: { en: `${en} removed`, ne: `${ne} हटाइयो` },
    [names.restore]: { en: `${en} restored`, ne: `${ne} पुनः राखियो` },
    [names.order]: { en: `${en}: order changed`, ne: `${ne}को क्रम परिवर्तन गरियो` },
    [names.confirm]: { en: `${en}: confirmed, no longer a sample`, ne: `${ne}: नमुना होइन भनी पुष्टि गरियो` },
  }
}
