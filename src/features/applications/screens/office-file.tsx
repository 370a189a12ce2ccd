// What stands in one application's file, and what can this hand of the office do with it now?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { formatFileSize } from '#kit/format/file-size.ts'
import { formatInstant } from '#kit/format/times.ts'
import { inDigits } from '#kit/language.ts'
import { apiIn, httpClient, requestFor } from '#platform/http-client.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter, useWho } from '#features/sessions/screens/signed-in.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { GroupFrame } from '#ui/form/field-frame.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { OfficeAct, WholeApplication } from '../contract.ts'
import { applicationsApi, newPreparation, newRefusal, newSignature, officeActs } from '../contract.ts'
import { paperKinds } from '../contract/papers.ts'
import { isChoice, labelsIn, optionsOf, sayIn } from './labels.ts'
import { officeSay } from './office-sentences.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<WholeApplication> {
  const { api, orgId } = await enter('staff', request)
  const file = await api.read(applicationsApi.application, { orgId: String(orgId), id: Number(params.id) })
  return file as WholeApplication
}

const needs: Record<OfficeAct, string> = {
  prepare: 'applications:prepare',
  check: 'applications:check',
  approve: 'applications:approve',
  return: 'applications:read',
  reject: 'applications:read',
}

export default function OfficeFile() {
  const file = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const { permissions } = useWho()
  const acts = officeActs.filter((act) => file.may[act].ok && permissions.includes(needs[act]))
  return (
    <div className="max-w-[52rem]">
      <PageMeta title={file.code} />
      <p className="mb-3">
        <Link to="/staff/applications" className="link inline-block py-2">
          {say('applications.back')}
        </Link>
      </p>
      <PageHeading title={file.code} lead={say(`applications.kind.${file.kind}`)} />
      <Tag tone="info">{say(`applications.state.${file.state}`)}</Tag>
      {file.missing.length > 0 ? (
        <div className="mt-5">
          <Callout tone="warning" title={say('applications.missing')}>
            <p>{file.missing.map((paper) => say(`applications.field.${paper}`)).join(', ')}</p>
          </Callout>
        </div>
      ) : null}
      <Section id="acts" title={say('applications.acts')}>
        {acts.length === 0 ? <Callout>{say('applications.may_nothing')}</Callout> : null}
        <div className="grid gap-3">
          {acts.map((act) => (
            <details key={`${act}-${file.steps.length}`} className="rounded-box border border-neutral-200 p-4">
              <summary className="link font-semibold">{say(`applications.act_${act}`)}</summary>
              <div className="mt-4">
                <ActForm act={act} file={file} />
              </div>
            </details>
          ))}
        </div>
      </Section>
      <Details file={file} />
      <Papers file={file} />
      <Section id="steps" title={say('applications.steps')}>
        <ol className="grid gap-4 border-s-2 border-neutral-300 ps-5">
          {file.steps.map(({ kind, at, byName, byPosition, reason, note }) => (
            <li key={`${kind}-${at}`}>
              <p className="font-semibold">{say(`applications.did.${kind}`)}</p>
              <p className="text-sm text-neutral-600">
                {[formatInstant(new Date(at), language), byName, byPosition].filter(Boolean).join(' · ')}
              </p>
              {[reason, note].filter(Boolean).map((text) => (
                <p key={text} className="mt-1 break-words whitespace-pre-line">
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

function ActForm({ act, file }: { act: OfficeAct; file: WholeApplication }) {
  const language = useLanguage()
  const say = officeSay(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const turnsDown = act === 'return' || act === 'reject'
  const state = useForm<unknown>({
    id: `act-${act}`,
    definition: definitions[act],
    labels: {
      position: say('applications.position'),
      note: say('applications.note'),
      reason: say('applications.reason'),
      seenPapers: say('applications.seen'),
    },
    language,
    say,
    send: (data) => {
      const [position, note, reason] = ['position', 'note', 'reason'].map((name) => String(data.get(name) ?? ''))
      const signed = { orgId, id: file.id, position: position!, note: note! }
      const seenPapers = paperKinds.filter((kind) => data.getAll('seenPapers').includes(kind))
      const api = apiIn(language)
      if (act === 'prepare') return api.send(applicationsApi.prepareApplication, { ...signed, seenPapers })
      if (act === 'check') return api.send(applicationsApi.checkApplication, signed)
      if (act === 'approve') return api.send(applicationsApi.approveApplication, signed)
      const row = act === 'return' ? applicationsApi.returnApplication : applicationsApi.rejectApplication
      return api.send(row, { ...signed, reason: reason! })
    },
    onSent: () => {
      showToast(say('applications.act_done'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      {act === 'prepare' && file.missing.length > 0 ? <SeenPapers missing={file.missing} /> : null}
      {turnsDown ? <TextArea name="reason" rows={4} /> : null}
      <TextField name="position" initially={file.position} />
      <TextArea name="note" rows={2} />
      <SendButton state={state}>{say(`applications.act_${act}`)}</SendButton>
    </Form>
  )
}

function SeenPapers({ missing }: { missing: WholeApplication['missing'] }) {
  const say = officeSay(useLanguage())
  return (
    <GroupFrame name="seenPapers">
      {({ id }) => (
        <div className="grid gap-1">
          {missing.map((paper, index) => (
            <label key={paper} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                id={index === 0 ? id : `${id}-${paper}`}
                type="checkbox"
                name="seenPapers"
                value={paper}
                className="tick"
              />
              {say(`applications.field.${paper}`)}
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  )
}

const { orgId: _org, id: _id, ...preparation } = newPreparation.fields
const { orgId: _org2, id: _id2, ...signature } = newSignature.fields
const { orgId: _org3, id: _id3, ...refusal } = newRefusal.fields
const definitions = {
  prepare: { ...newPreparation, fields: preparation },
  check: { ...newSignature, fields: signature },
  approve: { ...newSignature, fields: signature },
  return: { ...newRefusal, fields: refusal },
  reject: { ...newRefusal, fields: refusal },
}

function Details({ file }: { file: WholeApplication }) {
  const language = useLanguage()
  const say = officeSay(language)
  const labels = labelsIn(language)
  const shown = (name: string, value: string | number) => {
    if (typeof value === 'number') return inDigits(String(value), language)
    const options = isChoice(name) ? optionsOf(name, sayIn(language)) : []
    return options.find((option) => option.value === value)?.label ?? value
  }
  return (
    <Section id="details" title={say('applications.details')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[18rem_1fr]">
        {Object.entries(file.details).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{labels[name] ?? name}</dt>
            <dd className="break-words max-sm:mb-2">{shown(name, value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Papers({ file }: { file: WholeApplication }) {
  const language = useLanguage()
  const say = officeSay(language)
  const orgId = String(useWho().organisation.id)
  // A link cannot carry the session's token: the bytes are fetched and shown from memory.
  async function show(paperId: number): Promise<void> {
    const request = requestFor(applicationsApi.applicationPaper, { orgId, id: file.id, paperId })
    const answer = await httpClient({ language })(request)
    if (answer.ok) open(URL.createObjectURL(await answer.blob()), '_blank', 'noreferrer')
  }
  return (
    <Section id="papers" title={say('applications.papers')}>
      {file.papers.length === 0 ? <p>{say('applications.no_papers')}</p> : null}
      <ul className="grid gap-2">
        {file.papers.map(({ id, kind, name, size, replacedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Button onClick={() => void show(id)}>
              <Icon name="file" />
              {say(`applications.field.${kind}`)}
            </Button>
            <span className="text-sm text-neutral-600">
              {name}, {formatFileSize(size, language)}
              {replacedAt ? ` (${say('applications.replaced')})` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
