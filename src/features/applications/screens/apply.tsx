// Public page of the application form for a new connection or a transfer.

import { randomUUID } from 'node:crypto'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { answerForm, readSentForm, type FormAgain } from '#platform/sent-form.server.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { officeStatus } from '#features/offices/rules.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { maxShown } from '#features/services/contract/nouns.ts'
import { readServices } from '#features/services/operations/services.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { suggestedTols } from '#features/tols/screens/suggested-tols.ts'
import { FormWithCompanion } from '#ui/form/companion.tsx'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { charterSlugs, kinds, newApplication } from '../contract/form.ts'
import { maxApplicationBytes } from '../contract/papers.ts'
import { sendApplication } from '../operations/send.server.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { sentAddress } from './addresses.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationCompanion } from './companion.tsx'
import { screenTranslator } from './translator.ts'

export const handle = { uncached: true } satisfies PageHandle

export const loader = page(async (ctx, { request }) => {
  const named = new URL(request.url).pathname.split('/').at(-1)
  const kind = kinds.find((each) => each === named) ?? refuse('missing', 'request.unknown_path')
  const [listed, { organisation, hours }, { tols }, holidays, services] = await Promise.all([
    listRequestedPapers(ctx),
    readShell(ctx),
    readPlaces(ctx),
    upcomingHolidays(ctx),
    readServices(ctx, { page: 1, limit: maxShown }),
  ])
  return {
    kind,
    listed,
    orgId: ctx.org.id,
    today: inNepal(ctx.now).date,
    tols: suggestedTols(tols, ctx.language),
    office: {
      district: inLanguage(organisation.district, ctx.language).text,
      localLevel: inLanguage(organisation.municipality, ctx.language).text,
    },
    idempotencyKey: randomUUID(),
    companion: {
      service: services.data.find(({ slug }) => slug === charterSlugs[kind]),
      officePhone: organisation.contactNo,
      status: officeStatus(hours, holidays, ctx.now),
    },
  }
})

export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, maxApplicationBytes)
  return answerForm(newApplication, sent, async (value) => redirect(sentAddress(await sendApplication(ctx, value))))
})

export default function Apply() {
  const { companion, ...form } = useLoaderData<typeof loader>()
  const again = useActionData<FormAgain>()
  const language = useLanguage()
  const t = screenTranslator(language)
  return (
    <PageArea>
      <PageMeta title={t(`applications.${form.kind}.title`)} description={t(`applications.${form.kind}.lead`)} />
      <PageHeading title={t(`applications.${form.kind}.title`)} lead={t(`applications.${form.kind}.lead`)} />
      <FormWithCompanion
        formId="application"
        label={t('applications.companion')}
        companion={<ApplicationCompanion {...{ ...companion, kind: form.kind, listed: form.listed, language }} />}
      >
        <Island name="application-form" part={ApplicationForm} props={{ ...form, shownAgain: again }} />
      </FormWithCompanion>
    </PageArea>
  )
}
