// Console screens of the price lists: list, new draft, edition, form of a price.

import { formatMoney } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import type { EditionAnswer, EditionScreens, RowFieldsProps } from '#features/editions/screens/definition.ts'
import { editionScreens } from '#features/editions/screens/screens.tsx'
import type { KindField } from '#features/publishing/screens/kind/definition.ts'
import { KindFields } from '#features/publishing/screens/kind/kind-fields.tsx'
import { formTexts, labelsOf } from '#features/publishing/screens/kind/values.ts'
import { Section } from '#ui/section.tsx'
import type { Price } from '../contract/api.ts'
import { priceCategories, priceForm } from '../contract/form.ts'
import { priceListMessages as texts } from '../messages.ts'
import { priceKey, priceValues } from '../rules/price-list.ts'
import { PriceTable } from './price-table.tsx'

const fields: readonly KindField[] = [
  {
    widget: 'choice',
    name: 'category',
    label: texts['prices.category'],
    options: priceCategories.map((value) => ({ value, label: texts[`prices.category_${value}`] })),
  },
  { widget: 'texts', name: 'label', label: texts['prices.label'] },
  { widget: 'texts', name: 'unit', label: texts['prices.unit'], help: texts['prices.unit_help'] },
  { widget: 'decimal', name: 'amount', label: texts['prices.amount'], help: texts['prices.amount_help'] },
  { widget: 'tick', name: 'sample', label: texts['prices.sample_tick'] },
]

const definition: EditionScreens<Price> = {
  name: 'prices',
  path: '/admin/priceLists/{orgId}',
  permission: 'tariffs:write',
  inSequence: false,
  page: (day) => `/tariff?prices=${day}#charges`,
  texts: {
    title: texts['prices.title'],
    lead: texts['prices.office_lead'],
    new: texts['prices.new_list'],
    row: texts['prices.new_row'],
  },
  form: priceForm,
  messages: texts,
  labels: (language) => labelsOf(fields, language),
  titleOf: ({ label }, language) => inLanguage(label, language).text,
  factsOf: ({ unit, amountPaisa }, language) =>
    [inLanguage(unit, language).text, formatMoney(amountPaisa, language)].filter(Boolean).join(' · '),
  keyOf: priceKey,
  textsOf: (price, language) => formTexts(fields, priceValues(price), language),
  directionOf: (before, after) => {
    if (before.amountPaisa === after.amountPaisa) return 'differs'
    return before.amountPaisa < after.amountPaisa ? 'rises' : 'falls'
  },
  Fields: PriceFields,
  More: AsVisitorsSee,
}

function PriceFields({ row, language, today }: RowFieldsProps<Price>) {
  return <KindFields fields={fields} values={row ? priceValues(row) : {}} {...{ today, language }} />
}

function AsVisitorsSee({ edition, language }: { edition: EditionAnswer<Price>; language: Language }) {
  return (
    <Section id="shown" title={translator(texts, language)('prices.as_shown')}>
      <div className="max-w-[46rem]">
        <PriceTable prices={edition.rows} language={language} />
      </div>
    </Section>
  )
}

const screens = editionScreens(definition)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
