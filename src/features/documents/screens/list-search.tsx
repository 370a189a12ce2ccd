// How does a reader look for a document, and how many are there?

import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ReportsPage, ReportsQuery } from '../contract.ts'
import { documentMessages } from '../messages.ts'
import { listAddress } from '../rules.ts'

export function ListSearch({ query, reports }: { query: ReportsQuery; reports: ReportsPage }) {
  const language = useLanguage()
  const say = translator(documentMessages, language)
  const { search = '', limit, sortBy, sortOrder } = query
  const from = (query.page - 1) * limit + 1
  const shown = {
    from: formatNumber(from, language),
    to: formatNumber(from + reports.data.length - 1, language),
    total: formatNumber(reports.total, language),
  }
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <search className="screen-only w-full max-w-xl">
        <form method="get" className="flex flex-wrap gap-2">
          <label htmlFor="list-search" className="w-full font-semibold text-primary">
            {say('documents.search_label')}
          </label>
          <input
            id="list-search"
            type="search"
            name="search"
            className="input min-w-40 flex-1"
            maxLength={200}
            autoComplete="off"
            defaultValue={search}
            aria-describedby="list-search-hint"
          />
          {sortBy ? <input type="hidden" name="sortBy" value={sortBy} /> : null}
          {sortBy && sortOrder ? <input type="hidden" name="sortOrder" value={sortOrder} /> : null}
          {limit === 10 ? null : <input type="hidden" name="limit" value={limit} />}
          <Button type="submit" kind="primary">
            <Icon name="search" />
            {say('documents.search')}
          </Button>
          {search ? (
            <ButtonLink kind="quiet" href={listAddress({ ...query, search: '' }, {})}>
              <Icon name="close" />
              {say('documents.search_clear')}
            </ButtonLink>
          ) : null}
          <p id="list-search-hint" className="w-full text-sm text-neutral-600">
            {say('documents.search_hint')}
          </p>
        </form>
      </search>
      {reports.total > 0 ? (
        <p className="figures text-neutral-700">
          {say(reports.totalIsLeast ? 'documents.showing_least' : 'documents.showing', shown)}{' '}
          {search ? say('documents.found_for', { search }) : ''}
        </p>
      ) : null}
    </div>
  )
}
