// A tariff in one line: the taps it applies to, its minimum charge and its slabs.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { NewTariff } from '../contract/api.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import { tableMessages } from '../messages/table.ts'
import { textIn } from './text.ts'

/** @example tariffTitle(tariff, 'en') // 'Residential, 1/2 inch' */
export function tariffTitle({ customerType, tapSize, metered }: NewTariff, language: Language): string {
  const { type, size, t } = textIn(language)
  return [type(customerType), size(tapSize), ...(metered ? [] : [t('tariffs.unmetered')])].join(', ')
}

/** @example tariffFacts(tariff, 'en') // 'Rs. 80 for the first 10 units · 11–20 units Rs. 14 · …' */
export function tariffFacts({ minimum, metered, slabs }: NewTariff, language: Language): string {
  const { money } = textIn(language)
  const t = translator({ ...calculatorMessages, ...tableMessages }, language)
  const note =
    minimum.kind === 'block'
      ? t('tariffs.minimum_block', { units: minimum.units })
      : t(metered ? `tariffs.minimum_${minimum.kind}` : 'tariffs.minimum_unmetered')
  const units = slabs.map(({ from, to, ratePaisa, entryPaisa }) => {
    const span = to === null ? t('tariffs.slab_above', { from }) : t('tariffs.slab_between', { from, to })
    const entry = entryPaisa ? ` + ${t('tariffs.rate_entry', { amount: money(entryPaisa) })}` : ''
    return `${span} ${money(ratePaisa)}${entry}`
  })
  return [`${money(minimum.amountPaisa)} ${note}`, ...units].join(' · ')
}
