// Where in the list is the reader, and how do they get to its other pages?

import { pageSizes } from '#kit/contract.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { ReadingQuery } from '../contract.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { listAddress } from '../rules.ts'

export function ReadingPages({ query, total, shown }: { query: ReadingQuery; total: number; shown: number }) {
  const language = useLanguage()
  const say = translator(readingSchedulesMessages, language)
  const { page, limit } = query
  const pages = Math.max(1, Math.ceil(total / limit))
  const number = (value: number) => formatNumber(value, language)
  if (total === 0) return null
  const from = (page - 1) * limit + 1
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="figures text-neutral-700">
        {say('readings.showing', { from: number(from), to: number(from + shown - 1), total: number(total) })}
      </p>
      {pages > 1 ? (
        <nav aria-label={say('readings.list')} className="flex flex-wrap items-center gap-2">
          {page > 1 ? (
            <ButtonLink href={listAddress(query, { page: page - 1 })} rel="prev">
              {say('readings.previous')}
            </ButtonLink>
          ) : null}
          <span className="figures px-2">{say('readings.page_of', { page: number(page), pages: number(pages) })}</span>
          {page < pages ? (
            <ButtonLink href={listAddress(query, { page: page + 1 })} rel="next">
              {say('readings.next')}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
      {total > pageSizes[0] ? (
        <nav aria-label={say('readings.rows_per_page')} className="screen-only flex flex-wrap items-center gap-1">
          <span className="me-1 text-neutral-700">{say('readings.rows_per_page')}</span>
          {pageSizes.map((size) => (
            <a
              key={size}
              href={listAddress(query, { limit: size })}
              aria-current={size === limit ? 'true' : undefined}
              className="figures inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-2 font-semibold text-secondary-800 hover:bg-secondary-50 aria-[current]:bg-primary aria-[current]:text-white"
            >
              {number(size)}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
