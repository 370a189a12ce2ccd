// Console page of interruptions: current and planned ones with what can be done, or those that have ended.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { inLanguage, type Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import { interruptionViews } from '../../contract/interruption-form.ts'
import type { InterruptionsApi, StaffInterruption } from '../../contract/interruptions.ts'
import { placeName } from '../interruptions.tsx'
import { EndButton } from './end-button.tsx'
import type { Places } from './interruption-fields.tsx'
import { supplyTranslator } from './translator.ts'

const limit = 20

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [places, { api, orgId: id }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'supply:write'),
  ])
  const params = new URL(request.url).searchParams
  const view = interruptionViews.find((each) => each === params.get('view')) ?? 'open'
  const current = Math.max(1, Number(params.get('page')) || 1)
  const orgId = String(id)
  const found = await api.read<InterruptionsApi['listInterruptions']>('GET /admin/interruptions/{orgId}', {
    orgId,
    view,
    page: current,
    limit,
  })
  return { ...found, places, orgId, view, current }
}
clientLoader.hydrate = true as const

export default function InterruptionList() {
  const { data, total, places, orgId, view, current } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = supplyTranslator(language)
  return (
    <>
      <PageMeta title={t('supply.office_title')} />
      <PageHeading
        title={t('supply.office_title')}
        lead={t('supply.office_lead')}
        actions={
          <Link to="/staff/interruptions/new" className={buttonClass('primary')}>
            {t('supply.announce')}
          </Link>
        }
      />
      <ViewLinks
        label={t('supply.views')}
        views={interruptionViews.map((key) => ({ key, label: t(`supply.view_${key}`) }))}
        current={view}
        language={language}
      />
      {data.length === 0 ? (
        <EmptyState
          icon="tap"
          title={t(`supply.none_${view}`)}
          {...(view === 'open' && { text: t('supply.none_open_text') })}
        />
      ) : null}
      <ul className="grid gap-3">
        {data.map((interruption) => (
          <Row key={interruption.code} {...{ interruption, places, orgId, language }} />
        ))}
      </ul>
      <PageLinks
        page={current}
        pages={Math.ceil(total / limit)}
        language={language}
        to={(next) => `?${new URLSearchParams({ view, page: String(next) })}`}
      />
    </>
  )
}

const tones = { planned: 'info', current: 'warning', ended: 'neutral' } as const

function Row(props: { interruption: StaffInterruption; places: Places; orgId: string; language: Language }) {
  const { interruption, places, orgId, language } = props
  const { code, state, reason, begins, expectedReturn } = interruption
  const t = supplyTranslator(language)
  const { revalidate } = useRevalidator()
  return (
    <li
      data-row=""
      className="grid gap-x-6 gap-y-3 rounded-box border border-neutral-200 p-4 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{placeName(interruption, places, language)}</strong>
          <Tag tone={tones[state]}>{t(`supply.state_open_${state}`)}</Tag>
        </p>
        <p>{inLanguage(reason, language).text}</p>
        <p className="text-sm text-neutral-600">
          <TimeText at={begins}>{(from) => t('supply.interrupted_from', { from })}</TimeText>
          {' · '}
          {expectedReturn ? (
            <TimeText at={expectedReturn}>
              {(when) => t(state === 'ended' ? 'supply.ended_at' : 'supply.return_expected', { when })}
            </TimeText>
          ) : (
            t('supply.return_unknown')
          )}
        </p>
      </div>
      {state === 'ended' ? null : (
        <p className="flex flex-wrap gap-2">
          <EndButton interruption={interruption} orgId={orgId} onDone={() => void revalidate()} />
          <Link to={`/staff/interruptions/${code}`} className={buttonClass()}>
            {t('supply.change')}
          </Link>
        </p>
      )}
    </li>
  )
}
