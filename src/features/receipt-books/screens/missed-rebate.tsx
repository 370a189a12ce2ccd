// Notice of a rebate that an entered page has missed because its step had ended, with the way to a waiver.

import { Link } from 'react-router'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { EnteredPage } from '../contract/api.ts'
import { booksTranslator } from './translator.ts'

type Props = Pick<EnteredPage, 'page' | 'missedRebate'> & { maySeeWaivers: boolean }

/** Nothing where the page misses none. The page of the waivers is linked for who may open it. */
export function MissedRebate({ page, missedRebate, maySeeWaivers }: Props) {
  const language = useLanguage()
  const t = booksTranslator(language)
  if (missedRebate === null) return null
  const { connectionId, customerNumber, amountPaisa } = missedRebate
  const number = inDigits(customerNumber, language)
  const texts = { page: inDigits(String(page), language), amount: formatMoney(amountPaisa, language), number }
  return (
    <div className="mb-6 max-w-[46rem]">
      <Callout tone="warning" role="alert" title={t('books.rebate_ended', texts)}>
        <p>{t('books.rebate_as_waiver')}</p>
        {maySeeWaivers ? (
          <Link to={`/staff/connections/${connectionId}/waivers`} className="link inline-block py-2">
            {t('books.waivers_of', { number })}
          </Link>
        ) : null}
      </Callout>
    </div>
  )
}
