// What is one complaint about, what has happened, and what can an officer do about it now?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { formatDate } from '#kit/format/dates.ts'
import { formatInstant } from '#kit/format/times.ts'
import { inDigits, writtenIn, type Language, messageText } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { urlOf } from '#platform/api-request.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { openPrivateFile, PrivatePicture } from '#platform/private-file.tsx'
import type { ComplaintsApi } from '../../contract/api.ts'
import { officerActs } from '../../contract/form.ts'
import type { Complaint, Officer } from '../../contract/answers.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { ActForm } from './act-form.tsx'
import { History } from './history.tsx'
import { officeSay, stateKey, stateTones } from './sentences.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: number, who } = await requireSession('staff', request)
  const orgId = String(number)
  const mayAssign = who.permissions.includes('complaints:assign')
  const [complaint, { data: types }, officers] = await Promise.all([
    api.read<ComplaintsApi['readComplaint']>('GET /admin/complaints/{orgId}/{id}', { orgId, id: params.id! }),
    api.read<ComplaintsApi['complaintTypes']>('GET /customer/complaints/{orgId}/types', { orgId }),
    mayAssign
      ? api
          .read<ComplaintsApi['complaintOfficers']>('GET /admin/complaints/{orgId}/officers', { orgId })
          .then(({ data }) => data)
      : ([] as Officer[]),
  ])
  return { orgId, complaint, types, officers }
}

export default function Case() {
  const { orgId, complaint, types, officers } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const doing = officerActs.find((act) => act === asked.get('do') && complaint.may[act].ok)
  const type = types.find(({ key }) => key === complaint.type)?.label[language] ?? complaint.type

  async function done(): Promise<void> {
    showToast(say('complaints.did'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('history-title')?.scrollIntoView({ block: 'center' })
  }

  return (
    <div className="max-w-[58rem] [&>section]:mt-9">
      <PageMeta title={`${complaint.code} ${type}`} />
      <p className="screen-only mb-3">
        <Link to="/staff/complaints" className="link inline-block py-2">
          {say('complaints.back_to_inbox')}
        </Link>
      </p>
      <PageHeading title={type} lead={complaint.code} />
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Tag tone={stateTones[complaint.state]}>{say(stateKey(complaint.state))}</Tag>
        <span className={complaint.bucket === 'breached' ? 'font-semibold text-danger-700' : ''}>
          {say(`complaints.bucket_${complaint.bucket}`)}
          {complaint.dueAt
            ? ` · ${say('complaints.due_by', { when: formatInstant(new Date(complaint.dueAt), language) })}`
            : ''}
        </span>
        <span>
          {say('complaints.assignee')}: {complaint.assigneeName ?? say('complaints.nobody')}
        </span>
      </p>
      <Section id="what" title={say('complaints.what')}>
        <p className="measure text-lg break-words whitespace-pre-line" lang={writtenIn(complaint.message)}>
          {complaint.message}
        </p>
        <Photos {...{ orgId, complaint, language }} />
      </Section>
      <Section id="act" title={say('complaints.acts')}>
        <ActionLinks
          label={say('complaints.acts')}
          current={doing}
          actions={officerActs.map((key) => {
            const verdict = complaint.may[key]
            const denied = verdict.ok ? undefined : messageText(say, verdict)
            return { key, label: say(`complaints.act_${key}`), denied }
          })}
        />
        {doing ? (
          <ActForm key={doing} {...{ act: doing, orgId, complaint, officers, language }} onDone={() => void done()} />
        ) : null}
      </Section>
      <Section id="history" title={say('complaints.history')}>
        <History events={complaint.events} language={language} />
      </Section>
      <Section id="reporter" title={say('complaints.reporter')}>
        <Facts facts={reporterOf(complaint, language)} />
      </Section>
      <Section id="place" title={say('complaints.where')}>
        <Facts facts={placeOf(complaint, language)} />
      </Section>
    </div>
  )
}

function Photos({ orgId, complaint, language }: { orgId: string; complaint: Complaint; language: Language }) {
  const say = officeSay(language)
  if (complaint.photos.length === 0) return null
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:grid-cols-4">
      {complaint.photos.map(({ id }, index) => {
        const url = urlOf<ComplaintsApi['complaintPhoto']>('GET /admin/complaints/{orgId}/{id}/photos/{photo}', {
          orgId,
          id: complaint.id,
          photo: id,
        })
        const alt = say('complaints.photo_n', { n: index + 1 })
        return (
          <li key={id} className="grid gap-1">
            <PrivatePicture
              {...{ url, language, alt }}
              lost={say('complaints.photo_lost')}
              className="aspect-square w-full rounded-box object-cover"
            />
            <Button
              kind="quiet"
              aria-label={`${alt}: ${say('complaints.photo_open')}`}
              onClick={() => void openPrivateFile({ url, language })}
            >
              {say('complaints.photo_open')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function reporterOf(complaint: Complaint, language: Language) {
  const say = officeSay(language)
  const { name, phone, email, address, customerNumber, receivedAt, eraseAfter } = complaint
  return [
    [say('complaints.name'), name],
    [
      say('complaints.phone'),
      <a key="phone" href={`tel:${phone}`} className="link figures inline-block py-1">
        {displayPhone(phone, language)}
      </a>,
    ],
    [
      say('complaints.email'),
      email ? (
        <a key="email" href={`mailto:${email}`} className="link inline-block py-1">
          {email}
        </a>
      ) : undefined,
    ],
    [say('complaints.address'), address],
    [say('complaints.customer_number'), inDigits(customerNumber, language)],
    [say('complaints.reads_in'), say(`complaints.language_${complaint.language}`)],
    [say('complaints.received_at'), formatInstant(new Date(receivedAt), language)],
    [say('complaints.erased_after'), formatDate(eraseAfter, language)],
  ] as const
}

function placeOf(complaint: Complaint, language: Language) {
  const say = officeSay(language)
  const { ward, tol, landmark, neighbour, latitude, longitude } = complaint
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
  return [
    [say('complaints.ward'), ward === null ? undefined : inDigits(String(ward), language)],
    [say('complaints.tol'), tol],
    [say('complaints.landmark'), landmark],
    [say('complaints.neighbour'), neighbour],
    [
      say('complaints.position'),
      latitude === null ? undefined : (
        <a key="map" href={map} rel="noreferrer" target="_blank" className="link inline-block py-1">
          {say('complaints.map')}
        </a>
      ),
    ],
  ] as const
}
