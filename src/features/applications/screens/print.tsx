// Public page of the printed form: blank, as typed, or as sent.

import { data, useActionData, useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { validate } from '#kit/validation/form.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { Ctx } from '#platform/context.ts'
import { publicOrigin } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { qrCode, type QrCode } from '#platform/qr.server.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'
import { answerRefused, readSentForm } from '#platform/sent-form.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Details, Kind } from '../contract/form.ts'
import { detailNames, details, kindOf } from '../contract/form.ts'
import { maxApplicationBytes, paperKinds } from '../contract/papers.ts'
import { paperMessages } from '../messages/paper.ts'
import { readPapers, trackApplication } from '../operations/follow.server.ts'
import { printedPhotoOf, readPrintedPhoto } from '../operations/printed-photo.server.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { messageText, translator } from '#kit/language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Paper } from './paper/paper.tsx'
import paperStyles from './paper/paper.css?url'
import { screenTranslator } from './translator.ts'
import { TrackForm } from './track-form.tsx'
import { paperLanguages, type PaperContent, type PaperLanguage } from './paper/texts.ts'

export const handle = { uncached: true, parameters: ['kind', 'in'] } satisfies PageHandle
export const links = () => [{ rel: 'stylesheet', href: paperStyles }]

/** `sent` repeats the posted fields, so that the form can be shown in another language. */
type Filled = {
  kind: Kind
  paper: PaperLanguage
  content: PaperContent
  qr?: QrCode
  sent: [string, string][]
  /** Why only a part of what was typed arrived. */
  refusal?: PageRefusal | undefined
}
/** Code and phone as they were sent, and why there is nothing to print. */
type NotFound = { code: string; phone: string; refusal: PageRefusal }

export const loader = page(async (ctx, { request }) => {
  const query = new URL(request.url).searchParams
  const { organisation } = await readShell(ctx)
  return {
    organisation,
    listed: await listRequestedPapers(ctx),
    kind: kindOf(query.get('kind')),
    paper: languageOf(query.get('in')),
  }
})

export const action = page(async (ctx, { request, context }) => {
  const { form, refusal } = await readSentForm(ctx, request, maxApplicationBytes)
  const sent = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'in')
  const paper = languageOf(form.get('in'))
  const [code, phone] = [form.get('code'), form.get('phone')]
  if (form.has('applicantNe') || typeof code !== 'string' || typeof phone !== 'string') {
    const given = paperKinds.filter((kind) => hasFile(form, kind))
    const [at, photo] = [inNepal(ctx.now).date, await printedPhotoOf(form.get('photo'))]
    const content: PaperContent = { details: typedDetails(form), signatures: {}, given, at, photo }
    const filled = { kind: kindOf(form.get('kind')), paper, content, sent: sent.slice(0, 100) }
    return refusal ? answerRefused(filled, refusal) : data<Filled>(filled)
  }
  try {
    if (refusal) throw refusal
    const content = await sentContent(ctx, { code, phone })
    const qr = qrCode(`${context.get(publicOrigin)}/registration/track?code=${content.code}`)
    return data<Filled>({ kind: content.details.kind, paper, content, qr, sent })
  } catch (error) {
    return answerRefused({ code, phone }, error)
  }
})

const blank: PaperContent = { details: {}, signatures: {}, given: [] }

export default function PrintApplication() {
  const { organisation, listed, ...query } = useLoaderData<typeof loader>()
  const answer = useActionData<Filled | NotFound>()
  const language = useLanguage()
  const t = translator(paperMessages, language)
  if (answer && !('content' in answer)) return <Refused {...answer} />
  const filled = answer
  const { kind, paper } = filled ?? query
  return (
    <main id="main" className="paper-page">
      <PageMeta title={t('applications.print.title')} />
      <div className="screen-only paper-tools">
        <form method={filled ? 'post' : 'get'} action="/registration/print">
          <fieldset>
            <legend>{t('applications.print.in')}</legend>
            {filled
              ? filled.sent.map(([name, value], index) => <HiddenValue key={index} name={name} value={value} />)
              : null}
            {filled ? null : <HiddenValue name="kind" value={kind} />}
            {paperLanguages.map((each) => (
              <Button key={each} type="submit" name="in" value={each} aria-pressed={each === paper}>
                {t(`applications.print.${each}`)}
              </Button>
            ))}
          </fieldset>
        </form>
        <p>
          <Button kind="primary" className="needs-script" data-print="">
            <Icon name="print" />
            {t('applications.print.now')}
          </Button>
          <ButtonLink href="/registration">{t('applications.print.back')}</ButtonLink>
        </p>
        {filled?.refusal ? (
          <Callout tone="danger" role="alert" title={messageText(screenTranslator(language), filled.refusal)} />
        ) : null}
        {filled && !filled.content.code ? <Callout>{t('applications.print.not_sent')}</Callout> : null}
      </div>
      <Paper {...{ kind, paper, organisation, listed }} content={filled?.content ?? blank} qr={filled?.qr} />
    </main>
  )
}

function Refused({ code, phone, refusal }: NotFound) {
  const t = screenTranslator(useLanguage())
  return (
    <main id="main" className="page-width measure py-8">
      <PageMeta title={t('applications.track.title')} />
      <PageHeading title={t('applications.track.title')} lead={t('applications.track.lead')} />
      <TrackForm t={t} code={code} phone={phone} refusal={messageText(t, refusal)} />
    </main>
  )
}

function HiddenValue({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />
}

function languageOf(value: unknown): PaperLanguage {
  return paperLanguages.find((each) => each === value) ?? 'both'
}

function hasFile(form: FormData, name: string): boolean {
  return form.getAll(name).some((value) => value instanceof File && value.size > 0)
}

/** The valid values of an unfinished form; invalid ones stay empty, to be filled in by hand. */
function typedDetails(form: FormData): Partial<Details> {
  const values = valuesOf(details, form)
  const answer = validate(details, values)
  if (answer.ok) return answer.value
  const wrong = new Set(answer.issues.map(({ field }) => field))
  const right = detailNames.filter((name) => !wrong.has(name) && typeof values[name] === 'string')
  return Object.fromEntries(right.map((name) => [name, readField(name, values[name])])) as Partial<Details>
}

function readField(name: keyof Details, raw: unknown): unknown {
  const reading = details.fields[name].read(raw)
  return 'value' in reading ? reading.value : undefined
}

async function sentContent(ctx: Ctx, known: { code: string; phone: string }) {
  const application = await trackApplication(ctx, known)
  const { events: steps } = application
  const { papers } = await readPapers(ctx, application)
  const since = steps.findLastIndex(({ kind }) => kind === 'submitted' || kind === 'resubmitted')
  const signed = steps.slice(since).filter(({ byId }) => byId !== null)
  const signatures = Object.fromEntries(
    signed.map(({ kind, byName, byPosition, at }) => [
      kind,
      { name: byName, position: byPosition, on: inNepal(at).date },
    ]),
  )
  const photo = await readPrintedPhoto(ctx, application.id, papers)
  const sentKinds = papers.filter(({ replacedAt }) => !replacedAt).map(({ kind }) => kind)
  return {
    details: application.details,
    code: application.code,
    at: inNepal(application.submittedAt).date,
    photo,
    signatures,
    given: [...sentKinds, ...steps.flatMap(({ seenPapers }) => seenPapers)],
  }
}
