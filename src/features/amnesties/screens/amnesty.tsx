// Console page of one amnesty: what it waives, who gains what, and the decision.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, messageText, writtenIn, type Language } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { AmnestiesApi, Amnesty } from '../contract/api.ts'
import { GainsTable } from './gains-table.tsx'
import { PartsText, WindowText } from './parts-text.tsx'
import { amnestiesTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

const addresses = {
  approved: 'POST /admin/amnesties/{orgId}/{id}/approvals',
  refused: 'POST /admin/amnesties/{orgId}/{id}/refusals',
  cancelled: 'POST /admin/amnesties/{orgId}/{id}/cancellations',
} as const
type Decisions = AmnestiesApi['approveAmnesty' | 'refuseAmnesty' | 'cancelAmnesty']

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const path = { orgId, id: Number(params.id) }
  const amnesty = await api.read<AmnestiesApi['amnesty']>('GET /admin/amnesties/{orgId}/{id}', path)
  return { amnesty, orgId, today: todayInNepal() }
}

export default function AmnestyPage() {
  const { amnesty, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = amnestiesTranslator(language)
  const { id, title, from, until, parts, dueUntil, countedOn, preview, state, prepared, decided } = amnesty
  const money = (paisa: number) => formatRupees(paisa, language, 2)
  return (
    <>
      <PageMeta title={inLanguage(title, language).text} />
      <RelatedLink to="/staff/amnesties">{t('amnesties.all')}</RelatedLink>
      <PageHeading title={inLanguage(title, language).text} />
      <Facts
        facts={[
          [t('amnesties.state'), t(`amnesties.state_${state}`)],
          [t('amnesties.window'), <WindowText key="window" from={from} until={until} language={language} />],
          [t('amnesties.parts'), <PartsText key="parts" parts={parts} language={language} />],
          [t('amnesties.due_until'), <TimeText key="due" at={dueUntil} />],
          [t('amnesties.prepared_by'), <ActText key="prepared" act={prepared} />],
          [t('amnesties.decided_by'), decided && <ActText key="decided" act={decided} />],
        ]}
      />
      {state === 'prepared' ? <Decision amnesty={amnesty} language={language} /> : null}
      <Section id="preview" title={t('amnesties.preview')}>
        <p className="measure mb-3">
          <TimeText at={countedOn}>{(date) => t('amnesties.preview_lead', { date })}</TimeText>
        </p>
        <Facts
          facts={[
            [t('amnesties.connections'), inDigits(String(preview.connections), language)],
            [t('amnesties.old'), money(preview.oldPaisa)],
            [t('amnesties.surcharge'), money(preview.surchargePaisa)],
            [t('amnesties.waived'), money(preview.waivedPaisa)],
            [t('amnesties.to_pay'), money(preview.oldPaisa - preview.waivedPaisa)],
          ]}
        />
        <div className="mt-5">
          <GainsTable id={id} orgId={orgId} today={today} />
        </div>
      </Section>
    </>
  )
}

function ActText({ act: { at, by } }: { act: Amnesty['prepared'] }) {
  return (
    <>
      <span lang={writtenIn(by)}>{by}</span>, <TimeText at={at} />
    </>
  )
}

function Decision({ amnesty: { id, mayApprove }, language }: { amnesty: Amnesty; language: Language }) {
  const t = amnestiesTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Decisions>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`amnesties.${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const mayDecide = permissions.includes('billing:approve')
  const disabled = isBusy || undefined
  return (
    <div className="mt-4 grid gap-3">
      {mayDecide && !mayApprove.ok ? <p id="why">{messageText(t, mayApprove)}</p> : null}
      <p className="flex flex-wrap gap-3">
        {mayDecide ? (
          <>
            <Button
              kind="primary"
              aria-disabled={disabled || !mayApprove.ok || undefined}
              aria-describedby={mayApprove.ok ? undefined : 'why'}
              onClick={() => (mayApprove.ok ? void send('approved') : undefined)}
            >
              {t('amnesties.approve')}
            </Button>
            <Button aria-disabled={disabled} onClick={() => void send('refused')}>
              {t('amnesties.refuse')}
            </Button>
          </>
        ) : null}
        {permissions.includes('billing:prepare') ? (
          <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
            {t('amnesties.cancel')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
