// Notice of an amnesty: what is to be paid until when, and what is waived with it.

import { formatMoney } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { shownMoment } from '#ui/time-text.tsx'
import { ownBillMessages } from '../../messages/own.ts'
import type { OwedOn } from '../../rules/owed.ts'

/** Nothing where no amount has a waiver; the first one that has, today or later. */
export function AmnestyNotice({ steps, language }: { steps: readonly OwedOn[]; language: Language }) {
  const t = translator(ownBillMessages, language)
  const step = steps.find(({ waivedPaisa }) => waivedPaisa !== undefined)
  if (!step?.waivedPaisa || step.until === null) return null
  const texts = {
    amount: formatMoney(step.amountPaisa, language),
    waived: formatMoney(step.waivedPaisa, language),
    date: shownMoment(step.until, language),
  }
  return (
    <Callout tone="success" title={t('my_bills.amnesty_until', texts)}>
      <p>{t('my_bills.amnesty_on_one_day')}</p>
    </Callout>
  )
}
