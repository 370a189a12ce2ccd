// Public page that corrects a returned application.

import { randomUUID } from 'node:crypto'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { messageText, writtenIn, type Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { enforce, type Refusal } from '#kit/refusal.ts'
import type { Echo } from '#kit/validation/form-data.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'
import { answerForm, answerRefused, readSentForm } from '#platform/sent-form.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { DetailName, Details, Kind } from '../contract/form.ts'
import { correctedApplication, details as detailsForm, kindOf } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { maxApplicationBytes } from '../contract/papers.ts'
import { readPapers, trackApplication } from '../operations/follow.server.ts'
import { resubmitApplication } from '../operations/send.server.ts'
import { mayResubmit } from '../rules/steps.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { sentAddress } from './addresses.ts'
import { ApplicationForm } from './application-form.tsx'
import { figuresIn } from './figures.ts'
import { TrackForm } from './track-form.tsx'
import { screenTranslator, type TranslateScreens } from './translator.ts'

export const handle = { uncached: true } satisfies PageHandle

/** `listed`: what was requested when it was sent; absent where it does not open any more. */
type Opened = {
  code: string
  phone: string
  kind: Kind
  reason: string
  papers: PaperKind[]
  listed?: ListedPaper[]
}
type Shown = { opened: Opened; again: ShownAgain }
/** Code and phone as they were sent, and why they open nothing. */
type NotOpened = { code: string; phone: string; refusal: PageRefusal }

export const loader = page(async (ctx) => ({
  listed: await listRequestedPapers(ctx),
  orgId: ctx.org.id,
  today: inNepal(ctx.now).date,
  idempotencyKey: randomUUID(),
}))

/** Without the fields of the form it opens the returned application; with them it sends the correction. */
export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, maxApplicationBytes)
  const textOf = (name: string) => String(sent.form.get(name) ?? '')
  const code = textOf('code')
  if (!sent.form.has('applicantEn')) return openOrRefuse(ctx, sent.refusal, { code, phone: textOf('phone') })
  const answer = await answerForm(correctedApplication, sent, async (value) =>
    redirect(sentAddress(await resubmitApplication(ctx, value), true)),
  )
  if (answer instanceof Response) return answer
  const known = { code, phone: textOf('sentPhone') }
  const found = await openOrRefuse(ctx, undefined, known)
  const opened = 'opened' in found ? found.opened : { ...known, kind: kindOf(textOf('kind')), reason: '', papers: [] }
  return data<Shown>({ opened, again: answer.data }, answer.init ?? undefined)
})

export default function CorrectApplication() {
  const loaded = useLoaderData<typeof loader>()
  const shown = useActionData<Shown | NotOpened>()
  const t = screenTranslator(useLanguage())
  if (!shown) return <NothingOpened t={t} />
  if (!('opened' in shown)) return <Refused {...shown} t={t} />
  const { opened, again } = shown
  const { listed = loaded.listed, ...correction } = opened
  return (
    <PageArea narrow>
      <PageMeta title={t('applications.correct.title')} />
      <PageHeading
        title={t('applications.correct.title')}
        lead={`${t(`applications.kind.${opened.kind}`)} · ${opened.code}`}
        actions={<ButtonLink href="/registration/track">{t('applications.track.other')}</ButtonLink>}
      />
      {opened.reason ? <Reason text={opened.reason} t={t} /> : null}
      <Island
        name="application-form"
        part={ApplicationForm}
        props={{ ...loaded, listed, kind: opened.kind, correction, shownAgain: again }}
      />
    </PageArea>
  )
}

function Reason({ text, t }: { text: string; t: TranslateScreens }) {
  return (
    <div className="mb-8">
      <Callout tone="warning" title={t('applications.correct.why')}>
        <p lang={writtenIn(text)} className="break-words whitespace-pre-line">
          {text}
        </p>
      </Callout>
    </div>
  )
}

function Refused({ code, phone, refusal, t }: NotOpened & { t: TranslateScreens }) {
  return (
    <PageArea narrow>
      <PageMeta title={t('applications.correct.title')} />
      <PageHeading title={t('applications.correct.title')} lead={t('applications.track.lead')} />
      <TrackForm t={t} code={code} phone={phone} refusal={messageText(t, refusal)} />
    </PageArea>
  )
}

function NothingOpened({ t }: { t: TranslateScreens }) {
  return (
    <PageArea narrow>
      <PageMeta title={t('applications.correct.title')} description={t('applications.track.lead')} />
      <PageHeading title={t('applications.correct.title')} lead={t('applications.correct.nothing')} />
      <ButtonLink kind="primary" href="/registration/track">
        {t('applications.track.link')}
      </ButtonLink>
    </PageArea>
  )
}

/** What was returned under a code and phone; refused with `refusal` when the request was, before it was read. */
async function openOrRefuse(ctx: Ctx, refusal: Refusal | undefined, known: { code: string; phone: string }) {
  try {
    if (refusal) throw refusal
    return await openReturned(ctx, known)
  } catch (error) {
    return answerRefused(known, error)
  }
}

async function openReturned(ctx: Ctx, known: { code: string; phone: string }): Promise<Shown> {
  const loaded = await trackApplication(ctx, known)
  const { code, details, events: steps } = loaded
  enforce(mayResubmit(steps))
  const { papers, listed } = await readPapers(ctx, loaded)
  const opened = {
    code,
    phone: details.phone,
    kind: details.kind,
    reason: steps.at(-1)?.reason ?? '',
    papers: papers.filter(({ replacedAt }) => !replacedAt).map(({ kind }) => kind),
    listed,
  }
  return { opened, again: { values: echoed(details, ctx.language), issues: [] } }
}

function echoed(details: Details, language: Language): Echo {
  const typed = Object.entries(details).map(
    ([name, value]) => [name, [asTyped(name as DetailName, String(value), language)]] as const,
  )
  return Object.fromEntries(typed)
}

/** Numbers in the reader's digits, phone numbers in national form; other text unchanged. */
function asTyped(name: DetailName, value: string, language: Language): string {
  const { kind } = detailsForm.fields[name]
  if (kind === 'phone') return displayPhone(value, language)
  return kind === 'number' || kind === 'code' ? figuresIn(value, language) : value
}
