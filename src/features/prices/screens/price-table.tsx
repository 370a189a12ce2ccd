// Tables of a price list, one for each category.

import { formatMoney } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import type { Price } from '../contract/api.ts'
import { priceMessages } from '../messages.ts'

export function PriceTable({ prices, language }: { prices: readonly Price[]; language: Language }) {
  const t = translator(priceMessages, language)
  const columns = [{ name: t('prices.service') }, { name: t('prices.charge'), figures: true }]
  return [...Map.groupBy(prices, ({ category }) => category)].map(([category, rows]) => (
    <div key={category} className="mb-4">
      <RecordTable
        narrow
        captionShown
        caption={t(`prices.category_${category}`)}
        columns={columns}
        rows={rows.map((price, index) => ({
          key: index,
          cells: [
            <Service key="service" price={price} language={language} />,
            price.amountPaisa === 0 ? t('prices.free') : formatMoney(price.amountPaisa, language),
          ],
        }))}
      />
    </div>
  ))
}

function Service({ price, language }: { price: Price; language: Language }) {
  const [label, unit] = [inLanguage(price.label, language), inLanguage(price.unit, language)]
  return (
    <span>
      <span lang={label.lang}>{label.text}</span>
      {unit.text ? (
        <span lang={unit.lang} className="block text-sm font-normal text-neutral-600">
          {unit.text}
        </span>
      ) : null}
    </span>
  )
}
