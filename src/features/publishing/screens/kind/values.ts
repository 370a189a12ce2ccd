// Values of an item's fields as text: labels of the form, what the office reads on the item's page, what a correction is compared with.

import { formatDate } from '#kit/format/dates.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { fillIn, inDigits } from '#kit/language.ts'
import { publishingTranslator } from '../translator.ts'
import type { AdminRow } from '../columns.ts'
import type { KindField, KindItem, KindScreens, KindValues } from './definition.ts'

/** The labels of a form by field name; the rows of a list share theirs (`papers.nameNe`). */
export function labelsOf(fields: readonly KindField[], language: Language, prefix = ''): Record<string, string> {
  const t = publishingTranslator(language)
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const [name, label] = [prefix + field.name, field.label[language]]
      if (field.widget === 'rows')
        return [[name, label], ...Object.entries(labelsOf(field.fields, language, `${name}.`))]
      if (field.widget === 'picture' && field.library) return [name, `${name}Media`].map((each) => [each, label])
      if (field.widget !== 'texts') return [[name, label]]
      return [
        [`${name}Ne`, t('publishing.label_ne', { label })],
        [`${name}En`, t('publishing.label_en', { label })],
      ]
    }),
  )
}

/** The text of each field by its name in the form. */
export function formTexts(
  fields: readonly KindField[],
  values: KindValues,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      if (field.widget === 'picture') return []
      if (field.widget !== 'texts') return [[field.name, textOf(field, values[field.name], language)]]
      const { ne, en } = bilingualOf(values[field.name])
      return [
        [`${field.name}Ne`, ne],
        [`${field.name}En`, en],
      ]
    }),
  )
}

/** One value in the reader's language; '' where there is none. */
export function textOf(field: KindField, value: unknown, language: Language): string {
  const t = publishingTranslator(language)
  switch (field.widget) {
    case 'texts':
      return bothOf(bilingualOf(value), language)
    case 'rows':
      return rowsOf(value)
        .map(
          (row, index) =>
            `${fillIn(field.row[language], { n: index + 1 }, language)}: ${rowText(field, row, language)}`,
        )
        .join('\n')
    case 'choice':
      return field.options.find((option) => option.value === String(value))?.label[language] ?? ''
    case 'date':
      return typeof value === 'string' && value ? formatDate(value, language) : ''
    case 'tick':
      return t(value === true ? 'publishing.ticked' : 'publishing.not_ticked')
    case 'number':
    case 'decimal':
      return typeof value === 'number' ? inDigits(String(value), language) : ''
    case 'picture':
    case 'stored':
      return ''
    default:
      return typeof value === 'string' ? value : ''
  }
}

/** The values of an item by the names of its fields. */
export function valuesIn<Item extends KindItem, Row extends AdminRow>(
  { valuesOf }: KindScreens<Item, Row>,
  item: Item,
  orgId: string,
): KindValues {
  return { ...item, ...valuesOf?.(item, orgId) }
}

export function bilingualOf(value: unknown): Bilingual {
  const { en = '', ne = '' } = (value ?? {}) as Partial<Bilingual>
  return { en, ne }
}

export function rowsOf(value: unknown): readonly KindValues[] {
  return Array.isArray(value) ? (value as KindValues[]) : []
}

function rowText({ fields }: Extract<KindField, { widget: 'rows' }>, row: KindValues, language: Language): string {
  const texts = fields.map((field) => {
    const value = row[field.name]
    if (field.widget !== 'texts') return textOf(field, value, language)
    return bothOf(bilingualOf(value), language, ' / ').replaceAll('\n', '; ')
  })
  return texts.filter((text) => text !== '').join(' · ')
}

/** Both languages, the reader's first. */
function bothOf({ en, ne }: Bilingual, language: Language, between = '\n'): string {
  const texts = language === 'ne' ? [ne, en] : [en, ne]
  return texts.filter((text) => text.trim() !== '').join(between)
}
