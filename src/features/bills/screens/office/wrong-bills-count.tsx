// How many bills corrected readings have made wrong, on the page of billing, with the way to their list.

import { Link } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { correctionsTranslator } from '../translator.ts'

/** Nothing where there are none. `more`: whether there may be others than these. */
export function WrongBillsCount({ count, more, language }: { count: number; more: boolean; language: Language }) {
  const t = correctionsTranslator(language)
  if (count === 0) return null
  return (
    <div className="mb-5 max-w-[46rem]">
      <Callout tone="warning" title={t('bills.wrong_list')}>
        <p className="my-2">
          {t(more ? 'bills.wrong_list_count_more' : 'bills.wrong_list_count', {
            count: formatNumber(count, language),
          })}
        </p>
        <Link to="/staff/billing/wrong-bills" className="link inline-block py-2">
          {t('bills.wrong_list_see')}
        </Link>
      </Callout>
    </div>
  )
}
