// How does a reader move through a list, and how many rows does a page have?

import { pageSizes } from '#kit/contract.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { Icon } from '#ui/icon.tsx'
import type { ReportsQuery } from '../contract.ts'
import { documentMessages } from '../messages.ts'
import { lastPage, listAddress, pageNumbers } from '../rules.ts'

const box = 'figures inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-box px-3'
const present = `${box} bg-primary font-bold text-white`
const other = `${box} font-semibold text-secondary-800 hover:bg-secondary-50 hover:text-primary`

export function ListPages({ query, total }: { query: ReportsQuery; total: number }) {
  const language = useLanguage()
  const say = translator(documentMessages, language)
  const last = lastPage(total, query.limit)
  const to = (page: number) => listAddress(query, { page })
  return (
    <div className="screen-only mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {last > 1 ? (
        <nav aria-label={say('documents.pages')}>
          <ul className="flex flex-wrap gap-1">
            {query.page > 1 ? (
              <li>
                <a href={to(query.page - 1)} rel="prev" className={other}>
                  <Icon name="chevron" className="size-4 rotate-90" />
                  {say('documents.previous')}
                </a>
              </li>
            ) : null}
            {pageNumbers(query.page, last).map((number) => (
              <li key={number}>
                <a
                  href={to(number)}
                  className={number === query.page ? present : other}
                  aria-current={number === query.page ? 'page' : undefined}
                  aria-label={say('documents.page_n', { page: formatNumber(number, language) })}
                >
                  {formatNumber(number, language)}
                </a>
              </li>
            ))}
            {query.page < last ? (
              <li>
                <a href={to(query.page + 1)} rel="next" className={other}>
                  {say('documents.next')}
                  <Icon name="chevron" className="size-4 -rotate-90" />
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
      {total > pageSizes[0] ? (
        <nav aria-labelledby="rows-per-page" className="flex flex-wrap items-center gap-1">
          <span id="rows-per-page" className="me-1 text-neutral-700">
            {say('documents.rows_per_page')}
          </span>
          {pageSizes.map((limit) => (
            <a
              key={limit}
              href={listAddress(query, { limit })}
              className={limit === query.limit ? present : other}
              aria-current={limit === query.limit ? 'true' : undefined}
            >
              {formatNumber(limit, language)}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
