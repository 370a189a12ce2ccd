// Table of a price list, by category.

import { formatMoney } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import type { Price } from '../contract/api.ts'
import { priceMessages } from '../messages.ts'

export function PriceTable({ prices, language }: { prices: readonly Price[]; language: Language }) {
  const t = translator(priceMessages, language)
  return (
    <table className="figures w-full border-collapse">
      <caption className="sr-only">{t('prices.title')}</caption>
      <thead>
        <tr className="border-b-2 border-title text-title">
          <th scope="col" className="py-2 pe-4 text-start">
            {t('prices.service')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('prices.charge')}
          </th>
        </tr>
      </thead>
      {[...Map.groupBy(prices, ({ category }) => category)].map(([category, rows]) => (
        <tbody key={category} className="break-inside-avoid">
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-start text-title">
              {t(`prices.category_${category}`)}
            </th>
          </tr>
          {rows.map((price, index) => (
            <PriceRow key={index} price={price} language={language} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function PriceRow({ price, language }: { price: Price; language: Language }) {
  const t = translator(priceMessages, language)
  const [label, unit] = [inLanguage(price.label, language), inLanguage(price.unit, language)]
  return (
    <tr className="border-b border-neutral-200 align-top">
      <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
        <span lang={label.lang}>{label.text}</span>
        {unit.text ? (
          <span lang={unit.lang} className="block text-sm text-neutral-600">
            {unit.text}
          </span>
        ) : null}
      </th>
      <td className="py-2 text-end font-semibold whitespace-nowrap text-neutral-900">
        {price.amountPaisa === 0 ? t('prices.free') : formatMoney(price.amountPaisa, language)}
      </td>
    </tr>
  )
}
