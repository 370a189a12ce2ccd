// Names of an edition kind: its admin rows in the API and its audit labels. No schema, so that screens may import it.

import type { Bilingual } from '#kit/language.ts'
import { pascalCase } from '#kit/pascal-case.ts'

/** `singular` and `plural` as in `tariff edition`, `tariff editions`; `label` begins the audit labels. */
export type EditionNoun = { singular: string; plural: string; label: Bilingual }

export const editionRows = [
  'list',
  'withdraw',
  'create',
  'read',
  'change',
  'discard',
  'addRow',
  'changeRow',
  'removeRow',
  'submit',
  'return',
  'approve',
] as const
export type EditionRow = (typeof editionRows)[number]

/** The name of each row in the API. @example editionRowNames(tariffEditionNoun).approve // 'approveTariffEdition' */
export function editionRowNames({ singular, plural }: EditionNoun): Record<EditionRow, string> {
  const [one, many] = [pascalCase(singular), pascalCase(plural)]
  return {
    list: `list${many}`,
    withdraw: `withdraw${one}`,
    create: `create${one}`,
    read: `read${one}`,
    change: `change${one}`,
    discard: `discard${one}`,
    addRow: `add${one}Row`,
    changeRow: `change${one}Row`,
    removeRow: `remove${one}Row`,
    submit: `submit${one}`,
    return: `return${one}`,
    approve: `approve${one}`,
  }
}

/** The audit label of each row that changes something. */
export function editionAuditLabels(noun: EditionNoun): Record<string, Bilingual> {
  const { en, ne } = noun.label
  const names = editionRowNames(noun)
  return {
    [names.create]: { en: `${en}: draft created`, ne: `${ne}: मस्यौदा तयार गरियो` },
    [names.change]: { en: `${en}: day of effect changed`, ne: `${ne}: लागू हुने मिति परिवर्तन गरियो` },
    [names.discard]: { en: `${en}: draft deleted`, ne: `${ne}: मस्यौदा मेटियो` },
    [names.addRow]: { en: `${en}: row added`, ne: `${ne}: विवरण थपियो` },
    [names.changeRow]: { en: `${en}: row changed`, ne: `${ne}: विवरण परिवर्तन गरियो` },
    [names.removeRow]: { en: `${en}: row removed`, ne: `${ne}: विवरण हटाइयो` },
    [names.submit]: { en: `${en}: submitted for approval`, ne: `${ne}: स्वीकृतिका लागि पेस गरियो` },
    [names.return]: { en: `${en}: returned for correction`, ne: `${ne}: सच्याउन फिर्ता गरियो` },
    [names.approve]: { en: `${en}: approved`, ne: `${ne}: स्वीकृत गरियो` },
    [names.withdraw]: { en: `${en}: withdrawn before it took effect`, ne: `${ne}: लागू हुनुअघि फिर्ता लिइयो` },
  }
}
