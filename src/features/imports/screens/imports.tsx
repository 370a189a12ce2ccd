// Console page of an import: a file is compared first, its differences shown, then written.

import { useRef, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { translator } from '#kit/language.ts'
import type { LegacyChoice } from '#kit/legacy-cells.ts'
import type { Outcome } from '#kit/outcome.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ImportsApi } from '../contract/api.ts'
import { fileForm, importMegabytes, maxImportRows } from '../contract/forms.ts'
import type { ImportResult, ImportRun, PendingImport } from '../contract/outputs.ts'
import { importScreenMessages } from '../messages.ts'
import { LegacyCells } from './legacy-cells.tsx'
import { PendingFiles } from './pending-files.tsx'
import { Progress, Working } from './progress.tsx'
import { Result } from './result.tsx'
import { compareFile, readRun, sendFile, withFields } from './send-file.ts'

const messages = { ...validationMessages, ...platformMessages, ...importScreenMessages }

type Kind = keyof typeof kinds

/** Where each is imported: the permissions of the page and of sending a file, and the page to which it belongs. */
const kinds = {
  customers: { needs: 'connections:write', sends: 'connections:write', back: '/staff/connections' },
  readings: { needs: 'readings:write', sends: 'readings:write', back: '/staff/readings' },
  ledger: { needs: 'ledger:read', sends: 'ledger:correct', back: '/staff/ledger' },
} as const

/** Decided ones leave the section, the next ones follow. */
const shownPending = 20
type Compared = { result: ImportResult; sent: FormData; preeti?: LegacyChoice }

export const handle = { parameters: ['run'] } satisfies PageHandle

type Loaded = {
  kind: Kind
  run: ImportRun | null
  pending: { data: PendingImport[]; total: number } | null
  maySend: boolean
}

/** `run`: the import that a job writes, where the address names one. `pending`: those of the ledger that wait for their approval. */
export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { pathname, searchParams } = new URL(request.url)
  const kind = (['readings', 'ledger'] as const).find((each) => pathname.endsWith(`/${each}`)) ?? 'customers'
  const { api, orgId, who } = await requireSession('staff', request, kinds[kind].needs)
  const id = searchParams.get('run')
  const maySend = who.permissions.includes(kinds[kind].sends)
  if (id !== null) return { kind, run: await readRun(api, { kind, orgId }, id), pending: null, maySend }
  const read = () =>
    api.read<ImportsApi['importsToApprove']>('GET /admin/imports/{orgId}/ledger', {
      orgId: String(orgId),
      limit: shownPending,
    })
  return { kind, run: null, pending: kind === 'ledger' ? await read() : null, maySend }
}

export default function Imports() {
  const { kind, run, pending, maySend } = useLoaderData<typeof clientLoader>()
  const navigate = useNavigate()
  const language = useLanguage()
  const t = translator(messages, language)
  const orgId = useWho().organisation.id
  const place = { kind, orgId, language }
  const [compared, setCompared] = useState<Compared>()
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [comparing, setComparing] = useState(false)
  const [working, setWorking] = useState<ImportRun>()

  async function compare(data: FormData, onUpload?: (share: number) => void): Promise<Outcome<ImportResult>> {
    const outcome = await compareFile(place, data, { ...(onUpload && { onUpload }), onRun: setWorking })
    setWorking(undefined)
    return outcome
  }

  async function write({ sent: data, preeti }: Compared): Promise<string | undefined> {
    const fields = { ...(preeti && { preeti }), apply: 'true', later: 'true' }
    const outcome = await sendFile(place, withFields(data, fields))
    if (outcome.kind === 'done') await navigate(`?run=${outcome.value.run}`)
    return problemOf(outcome)
  }

  async function compareAgain({ sent: data }: Compared, preeti: LegacyChoice): Promise<void> {
    setComparing(true)
    const outcome = await compare(withFields(data, { preeti }))
    if (outcome.kind === 'done') setCompared({ result: outcome.value, sent: data, preeti })
    setProblem(problemOf(outcome))
    setComparing(false)
  }

  function problemOf(outcome: Outcome<ImportResult>): string | undefined {
    if (outcome.kind === 'refused') return outcome.message
    return outcome.kind === 'lost' ? t('imports.lost') : undefined
  }

  return (
    <div className="max-w-[60rem]">
      <PageMeta title={t(`imports.${kind}`)} />
      <RelatedLink to={kinds[kind].back}>{t(`imports.back_${kind}`)}</RelatedLink>
      <PageHeading title={t(`imports.${kind}`)} lead={t(`imports.${kind}_lead`)} />
      {run ? <Progress run={run} again={`/staff/imports/${kind}`} /> : null}
      {pending ? <PendingFiles {...pending} /> : null}
      {run || !maySend ? null : (
        <CompareForm
          key={`${kind} ${turn}`}
          kind={kind}
          send={(data, onProgress) => {
            setCompared(undefined)
            setProblem(undefined)
            return compare(data, onProgress)
          }}
          onCompared={(found) => {
            setCompared(found)
            setTurn(turn + 1)
          }}
        />
      )}
      {working ? <Working run={working} /> : null}
      <div aria-live="polite" className="mt-8">
        {compared && !run ? <p className="mb-4 font-bold break-words">{fileNameOf(compared)}</p> : null}
        {problem ? <Callout tone="danger">{problem}</Callout> : null}
        {compared && !run && compared.result.legacyCount > 0 ? (
          <LegacyCells
            result={compared.result}
            chosen={compared.preeti}
            isComparing={comparing}
            onChoose={(choice) => void compareAgain(compared, choice)}
          />
        ) : null}
        {compared && !run ? (
          <Result
            result={compared.result}
            skipsRefused={compared.sent.has('skipRefused')}
            isUndecided={compared.result.legacyCount > 0 && !compared.preeti}
            onWrite={() => write(compared)}
            onSkipRefused={() => setCompared({ ...compared, sent: withFields(compared.sent, { skipRefused: 'true' }) })}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The form is empty again by then. */
function fileNameOf({ sent }: Compared): string {
  const file = sent.get('file')
  return file instanceof File ? file.name : ''
}

type CompareProps = {
  kind: Kind
  send: (data: FormData, onProgress: (share: number) => void) => Promise<Outcome<ImportResult>>
  onCompared: (found: Compared) => void
}

/** A form is sent once: another one follows for the file that was corrected. */
function CompareForm({ kind, send, onCompared }: CompareProps) {
  const language = useLanguage()
  const t = translator(messages, language)
  // Read when the answer comes, by the form of an earlier render.
  const sent = useRef(new FormData())
  const state = useForm<ImportResult>({
    id: `import-${kind}`,
    definition: fileForm,
    labels: { file: t('imports.file'), mapping: t('imports.mapping'), skipRefused: t('imports.skip_refused') },
    language,
    t,
    send: (data, onProgress) => {
      sent.current = data
      return send(data, onProgress)
    },
    onSent: (result) => onCompared({ result, sent: sent.current }),
  })
  return (
    <Form state={state}>
      <FileField
        name="file"
        accept=".csv,.xlsx"
        help={t('imports.file_help', { mb: importMegabytes, n: maxImportRows })}
      />
      <FileField name="mapping" accept=".csv,.xlsx" help={t('imports.mapping_help')} />
      <CheckboxField name="skipRefused" />
      <SendButton state={state}>{t('imports.compare')}</SendButton>
    </Form>
  )
}
