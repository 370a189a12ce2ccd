// What happened to one complaint, and what can this officer do about it now?

import { useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import { displayPhone } from '#kit/phone.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { apiIn, httpClient, requestFor } from '#platform/http-client.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter, useWho } from '#features/sessions/screens/signed-in.ts'
import { Callout } from '#ui/callout.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Complaint, Officer, OfficerAct } from '../contract.ts'
import { complaintsApi, officerActs } from '../contract.ts'
import { newAnswer, newAssignment, newClosure } from '../contract/form.ts'
import { officeSay } from './office-sentences.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await enter('staff', request)
  const here = { orgId: String(orgId) }
  const mayAssign = who.permissions.includes('complaints:assign')
  const [complaint, officers, { data: types }] = await Promise.all([
    api.read(complaintsApi.readComplaint, { ...here, id: params.id! }),
    mayAssign ? api.read(complaintsApi.complaintOfficers, here) : { data: [] },
    api.read(complaintsApi.complaintTypes, here),
  ])
  return { complaint: complaint as Complaint, officers: officers.data, types }
}

const needs: Record<OfficerAct, string> = {
  assign: 'complaints:assign',
  answer: 'complaints:answer',
  ask: 'complaints:answer',
  resolve: 'complaints:answer',
  reject: 'complaints:answer',
  close: 'complaints:answer',
}

export default function OfficeCase() {
  const { complaint, officers, types } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const { permissions } = useWho()
  const type = types.find(({ key }) => key === complaint.type)?.label[language] ?? complaint.type
  const acts = officerActs.filter((act) => complaint.may[act].ok && permissions.includes(needs[act]))
  const place = [complaint.ward && inDigits(String(complaint.ward), language), complaint.tol, complaint.landmark]
  const facts = [
    [say('complaints.type'), type],
    [say('complaints.received_at'), formatInstant(new Date(complaint.receivedAt), language)],
    [say('complaints.due'), complaint.dueAt && formatInstant(new Date(complaint.dueAt), language)],
    [say('complaints.officer'), complaint.assigneeName ?? say('complaints.nobody')],
    [say('complaints.name'), complaint.name],
    [say('complaints.phone'), displayPhone(complaint.phone, language)],
    [say('complaints.email'), complaint.email],
    [say('complaints.customer_number'), complaint.customerNumber],
    [say('complaints.ward'), place.filter(Boolean).join(', ')],
    [say('complaints.message'), complaint.message],
  ] as const
  return (
    <div className="max-w-[52rem]">
      <PageMeta title={complaint.code} />
      <p className="mb-3">
        <Link to="/staff/complaints" className="link inline-block py-2">
          {say('complaints.back')}
        </Link>
      </p>
      <PageHeading title={complaint.code} lead={type} />
      <p className="mb-4">
        <Tag tone="info">{say(`complaints.state_${complaint.state}`)}</Tag>
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[13rem_1fr]">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="break-words whitespace-pre-line max-sm:mb-2">{value}</dd>
            </div>
          ))}
      </dl>
      <Photos complaint={complaint} />
      <Section id="acts" title={say('complaints.acts')}>
        {acts.length === 0 ? <Callout>{say('complaints.may_nothing')}</Callout> : null}
        <div className="grid gap-3">
          {acts.map((act) => (
            <details key={`${act}-${complaint.events.length}`} className="rounded-box border border-neutral-200 p-4">
              <summary className="link font-semibold">{say(`complaints.act_${act}`)}</summary>
              <div className="mt-4">
                <ActForm act={act} complaint={complaint} officers={officers} />
              </div>
            </details>
          ))}
        </div>
      </Section>
      <Section id="history" title={say('complaints.history')}>
        <ol className="grid gap-4 border-s-2 border-neutral-300 ps-5">
          {complaint.events.map(({ kind, staffName, assigneeName, text, at }, index) => (
            <li key={`${index}-${at}`}>
              <p className="font-semibold">
                {say(`complaints.event_${kind}`)}
                {assigneeName ? `: ${assigneeName}` : ''}
              </p>
              <p className="text-sm text-neutral-600">
                {[formatInstant(new Date(at), language), staffName].filter(Boolean).join(' · ')}
              </p>
              {text ? <p className="mt-1 break-words whitespace-pre-line">{text}</p> : null}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

type ActProps = { act: OfficerAct; complaint: Complaint; officers: Officer[] }

function ActForm({ act, complaint, officers }: ActProps) {
  const language = useLanguage()
  const say = officeSay(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: `act-${act}`,
    definition: definitions[act],
    labels: {
      text: say(act === 'assign' ? 'complaints.act_note' : 'complaints.act_text'),
      assignee: say('complaints.officer'),
    },
    language,
    say,
    send: (data) => {
      const text = String(data.get('text') ?? '')
      const where = { orgId, id: String(complaint.id) }
      const api = apiIn(language)
      if (act !== 'assign') return api.send(rows[act], { ...where, text })
      return api.send(complaintsApi.assignComplaint, { ...where, assignee: Number(data.get('assignee')), text })
    },
    onSent: () => {
      showToast(say('complaints.act_done'), { tone: 'success' })
      void revalidate()
    },
  })
  const options = officers.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language).text }))
  return (
    <Form state={state}>
      {act === 'assign' ? <SelectField name="assignee" options={options} /> : null}
      <TextArea name="text" rows={4} />
      <SendButton state={state}>{say(`complaints.act_${act}`)}</SendButton>
    </Form>
  )
}

const rows = {
  answer: complaintsApi.answerComplaint,
  ask: complaintsApi.askReporter,
  resolve: complaintsApi.resolveComplaint,
  reject: complaintsApi.rejectComplaint,
  close: complaintsApi.closeComplaint,
}

const says = { ...newAnswer, fields: { text: newAnswer.fields.text } }
const definitions = {
  assign: { ...newAssignment, fields: { assignee: newAssignment.fields.assignee, text: newAssignment.fields.text } },
  answer: says,
  ask: says,
  resolve: says,
  reject: says,
  close: { ...newClosure, fields: { text: newClosure.fields.text } },
}

/** The pictures need the session's token, so they are fetched and shown from memory. */
function Photos({ complaint }: { complaint: Complaint }) {
  const orgId = String(useWho().organisation.id)
  const language = useLanguage()
  const [shown, setShown] = useState<string[]>([])
  const { id, photos } = complaint
  useEffect(() => {
    const made: string[] = []
    const load = async () => {
      for (const photo of photos) {
        const request = requestFor(complaintsApi.complaintPhoto, { orgId, id, photo: photo.id })
        const answer = await httpClient({ language })(request)
        if (answer.ok) made.push(URL.createObjectURL(await answer.blob()))
        setShown([...made])
      }
    }
    void load()
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [orgId, id, photos, language])
  if (shown.length === 0) return null
  return (
    <ul className="mt-5 flex flex-wrap gap-3">
      {shown.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={officeSay(language)('complaints.photos')}
              className="h-40 rounded-box object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
