// Page of the whole tariff, one fiscal year at a time, to read and print.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { readPriceLists } from '#features/prices/operations.server.ts'
import { pricesToShow } from '#features/prices/rules/price-list.ts'
import { PriceSection } from '#features/prices/screens/price-section.tsx'
import { currentEdition, editionChoices, rowsOfEdition, type EditionChoice } from '../rules/editions.ts'
import { groupsOf } from '../rules/groups.ts'
import { readTariffs } from '../operations.server.ts'
import { TariffGroup } from './tariff-group.tsx'
import { useTableText } from './table-text.ts'

export const handle = { parameters: ['year', 'prices'] } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const today = inNepal(ctx.now).date
  const [tariffs, lists] = [await readTariffs(ctx), await readPriceLists(ctx)]
  const editions = editionChoices(tariffs)
  const query = new URL(request.url).searchParams
  const requested = query.get('year')
  const edition =
    editions.find(({ value, effectiveFrom }) => value === requested || effectiveFrom === requested) ??
    currentEdition(editions, today)
  const groups = edition ? groupsOf(rowsOfEdition(tariffs, edition)) : []
  const prices = pricesToShow(lists, { today, asked: query.get('prices') })
  return { editions, edition, groups, prices, orgId: ctx.org.id }
})

export default function WholeTariff() {
  const { editions, edition, groups, prices, orgId } = useLoaderData<typeof loader>()
  const text = useTableText()
  const { t, digits } = text
  const title = edition ? t('tariffs.table_title_year', { year: digits(edition.fiscalYear) }) : t('tariffs.table_title')
  return (
    <PageArea>
      <PageMeta title={title} description={t('tariffs.table_lead')} />
      <PageHeading
        title={title}
        lead={t('tariffs.table_lead')}
        actions={edition ? <Actions edition={edition} orgId={orgId} /> : undefined}
      />
      {edition ? (
        <>
          {editions.length > 1 ? <Editions editions={editions} shown={edition} /> : null}
          {groups.some(({ tariffs }) => tariffs.some(({ sample }) => sample)) ? (
            <Callout tone="warning">
              <p>{t('tariffs.sample')}</p>
            </Callout>
          ) : null}
          {groups.map((group) => (
            <TariffGroup key={group.tariffs[0]!.id} group={group} />
          ))}
        </>
      ) : (
        <EmptyState icon="file" title={t('tariffs.none_yet')} text={t('tariffs.none_yet_text')} />
      )}
      {prices ? <PriceSection {...prices} /> : null}
    </PageArea>
  )
}

function Actions({ edition, orgId }: { edition: EditionChoice; orgId: number }) {
  const { t } = useTableText()
  const query = `year=${edition.fiscalYear}&format=csv`
  return (
    <>
      <ButtonLink kind="primary" href={`/tarrif-calculator?year=${edition.value}`}>
        <Icon name="calculator" />
        {t('tariffs.to_calculator')}
      </ButtonLink>
      <ButtonLink href={`/web-resources/customer/tariffs/${orgId}?${query}`} download>
        <Icon name="download" />
        {t('tariffs.csv')}
      </ButtonLink>
    </>
  )
}

function Editions({ editions, shown }: { editions: readonly EditionChoice[]; shown: EditionChoice }) {
  const { t, edition } = useTableText()
  return (
    <nav aria-labelledby="editions" className="mb-6">
      <p id="editions" className="mb-2 font-bold">
        {t('tariffs.editions')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {editions.map((choice) => (
          <li key={choice.value}>
            <a
              href={`/tariff?year=${choice.value}`}
              aria-current={choice.value === shown.value ? 'page' : undefined}
              className="figures inline-flex min-h-11 items-center rounded-box border border-neutral-300 px-4 font-bold text-secondary-800 hover:border-title hover:text-title aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
            >
              {edition(choice)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
