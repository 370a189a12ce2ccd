// Form of one price of a price list that is prepared in the console; without schemas, so that the browser can load it.

import { boolean, choice, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { custom, max, maxLength, min, required, unicodeNepali, when } from '#kit/validation/rules.ts'

export const priceCategories = ['connection', 'transfer', 'meter', 'disconnection', 'delivery', 'other'] as const
export type PriceCategory = (typeof priceCategories)[number]

const maxRupees = 10_000_000
const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'prices.two_decimals')

/** `unit`: what the amount is for, in both languages or in none; `amount`: rupees. */
export const priceFields = {
  category: choice(priceCategories, required()),
  labelNe: text(required(), unicodeNepali(), maxLength(150)),
  labelEn: text(required(), maxLength(150)),
  unitNe: text(
    when<string>(({ unitEn }) => Boolean(unitEn), required()),
    unicodeNepali(),
    maxLength(100),
  ),
  unitEn: text(
    when<string>(({ unitNe }) => Boolean(unitNe), required()),
    maxLength(100),
  ),
  amount: number(required(), min(0), max(maxRupees), hundredths),
  sample: boolean(),
}
export const priceForm = form(priceFields)
export type SentPrice = FormValue<typeof priceFields>
