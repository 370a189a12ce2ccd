// Console page of one complaint: status, photographs, actions, history, reporter, place.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { RelatedLink } from '#ui/related-link.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { writtenIn, type Language, messageText } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { openPrivateFile, PrivatePicture } from '#platform/private-file.tsx'
import type { ComplaintsApi } from '../../contract/api.ts'
import { officerActions, type OfficerAction } from '../../contract/form.ts'
import type { Complaint, ListedComplaint, Officer } from '../../contract/answers.ts'
import { BesideList, isListShown, lastView } from '#features/cases/screens/beside-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { ActionForm } from './action-form.tsx'
import { AttachedBill } from './attached-bill.tsx'
import { placeOf, reporterOf } from './case-facts.tsx'
import { defaultsOf, viewQuery, views } from './columns.ts'
import { History } from './history.tsx'
import { officeTranslator, stateKey, stateTones } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: number, who } = await requireSession('staff', request)
  const orgId = String(number)
  const mayAssign = who.permissions.includes('complaints:assign')
  const view = views.find((each) => each === lastView('complaints')) ?? 'open'
  const [complaint, { data: types }, officers, beside] = await Promise.all([
    api.read<ComplaintsApi['readComplaint']>('GET /admin/complaints/{orgId}/{id}', { orgId, id: params.id! }),
    api.read<ComplaintsApi['complaintTypes']>('GET /customer/complaints/{orgId}/types', { orgId }),
    mayAssign
      ? api
          .read<ComplaintsApi['complaintOfficers']>('GET /admin/complaints/{orgId}/officers', { orgId })
          .then(({ data }) => data)
      : ([] as Officer[]),
    isListShown()
      ? api
          .read<ComplaintsApi['listComplaints']>('GET /admin/complaints/{orgId}', {
            orgId,
            limit: 50,
            ...viewQuery[view],
            ...defaultsOf(view),
          })
          .then(({ data }) => data)
      : ([] as ListedComplaint[]),
  ])
  const mayReadBills = who.permissions.includes('ledger:read')
  return { orgId, complaint, types, officers, beside, mayReadBills }
}

export default function Case() {
  const { orgId, complaint, types, officers, beside, mayReadBills } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // A form refused because somebody else acted stays with what was typed, also when the action is not possible any more.
  const [held, setHeld] = useState<OfficerAction>()
  const selected = officerActions.find((action) => action === searchParams.get('do'))
  const current = selected && (complaint.may[selected].ok || held === selected) ? selected : undefined
  const type = types.find(({ key }) => key === complaint.type)?.label[language] ?? complaint.type

  const place = placeOf(complaint, language).filter(([, value]) => value)

  async function done(): Promise<void> {
    showToast(t('complaints.saved'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('history-title')?.scrollIntoView({ block: 'center' })
  }

  return (
    <BesideList
      label={t('complaints.inbox')}
      openId={complaint.id}
      cases={beside.map((each) => ({
        id: each.id,
        href: `/staff/complaints/${each.id}`,
        code: each.code,
        title: types.find(({ key }) => key === each.type)?.label[language] ?? each.type,
        note: t(`complaints.bucket_${each.bucket}`),
      }))}
    >
      <div className="max-w-[58rem] [&>section]:mt-9">
        <PageMeta title={`${complaint.code} ${type}`} />
        <RelatedLink to="/staff/complaints" screenOnly>
          {t('complaints.back_to_inbox')}
        </RelatedLink>
        <PageHeading title={type} lead={complaint.code} />
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Tag tone={stateTones[complaint.state]}>{t(stateKey(complaint.state))}</Tag>
          <span className={complaint.bucket === 'breached' ? 'font-bold text-danger-700' : ''}>
            {t(`complaints.bucket_${complaint.bucket}`)}
            {complaint.dueAt ? (
              <TimeText at={complaint.dueAt}>{(when) => ` · ${t('complaints.due_by', { when })}`}</TimeText>
            ) : null}
          </span>
          <span>
            {t('complaints.assignee')}: {complaint.assigneeName ?? t('complaints.unassigned')}
          </span>
        </p>
        <Section id="what" title={t('complaints.what')}>
          <p className="measure text-lg break-words whitespace-pre-line" lang={writtenIn(complaint.message)}>
            {complaint.message}
          </p>
          <Photos {...{ orgId, complaint, language }} />
        </Section>
        {complaint.bill ? <AttachedBill bill={complaint.bill} {...{ mayReadBills, language }} /> : null}
        <Section id="act" title={t('complaints.actions')}>
          <ActionLinks
            label={t('complaints.actions')}
            current={current}
            actions={officerActions.map((key) => {
              const verdict = complaint.may[key]
              const denied = verdict.ok ? undefined : messageText(t, verdict)
              return { key, label: t(`complaints.action_${key}`), denied }
            })}
          />
          {current ? (
            <ActionForm
              key={current}
              {...{ action: current, orgId, complaint, officers, language }}
              onConflict={() => {
                setHeld(current)
                void revalidate()
              }}
              onDone={() => void done()}
            />
          ) : null}
        </Section>
        <Section id="history" title={t('complaints.history')}>
          <History events={complaint.events} language={language} />
        </Section>
        <Section id="reporter" title={t('complaints.reporter')}>
          <Facts facts={reporterOf(complaint, mayReadBills, language)} />
        </Section>
        {place.length > 0 ? (
          <Section id="place" title={t('complaints.where')}>
            <Facts facts={place} />
          </Section>
        ) : null}
      </div>
    </BesideList>
  )
}

function Photos({ orgId, complaint, language }: { orgId: string; complaint: Complaint; language: Language }) {
  const t = officeTranslator(language)
  if (complaint.photos.length === 0) return null
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:grid-cols-4">
      {complaint.photos.map(({ id }, index) => {
        const url = urlOf<ComplaintsApi['complaintPhoto']>('GET /admin/complaints/{orgId}/{id}/photos/{photo}', {
          orgId,
          id: complaint.id,
          photo: id,
        })
        const alt = t('complaints.photo_n', { n: index + 1 })
        return (
          <li key={id} className="grid gap-1">
            <PrivatePicture
              {...{ url, language, alt }}
              lost={t('complaints.photo_lost')}
              className="aspect-square w-full rounded-box object-cover"
            />
            <Button
              kind="quiet"
              aria-label={`${alt}: ${t('complaints.photo_open')}`}
              onClick={() => void openPrivateFile({ url, language })}
            >
              {t('complaints.photo_open')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
