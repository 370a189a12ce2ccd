// Page of the tariff calculator.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { useDocument } from '#platform/page-document.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { readTariffs } from '../operations.server.ts'
import { calculationForm } from '../contract/calculator.ts'
import { givenIn } from './address.ts'
import { LiveCalculator } from './live-calculator.tsx'
import { useText } from './text.ts'

export const handle = { parameters: Object.keys(calculationForm.fields) } satisfies PageHandle

export const loader = page(async (ctx, { request }) => ({
  tariffs: await readTariffs(ctx),
  today: inNepal(ctx.now).date,
  given: givenIn(new URL(request.url).searchParams),
}))

export default function TariffCalculator() {
  const loaded = useLoaderData<typeof loader>()
  const { tariffs } = loaded
  const origin = useDocument()?.origin ?? ''
  const { t } = useText()
  return (
    <PageArea>
      <PageMeta title={t('tariffs.title')} description={t('tariffs.lead')} />
      <PageHeading
        title={t('tariffs.title')}
        lead={t('tariffs.lead')}
        actions={
          tariffs.length > 0 ? (
            <ButtonLink href="/tariff">
              <Icon name="file" />
              {t('tariffs.whole')}
            </ButtonLink>
          ) : undefined
        }
      />
      {tariffs.length > 0 ? (
        <Island start="use" isFromAccount name="calculator" part={LiveCalculator} props={{ ...loaded, origin }} />
      ) : (
        <NothingPublished />
      )}
    </PageArea>
  )
}

function NothingPublished() {
  const { t } = useText()
  return (
    <EmptyState
      icon="calculator"
      title={t('tariffs.none_yet')}
      text={t('tariffs.none_yet_text')}
      action={<ButtonLink href="/notices/tariff-and-others">{t('tariffs.notices')}</ButtonLink>}
    />
  )
}
