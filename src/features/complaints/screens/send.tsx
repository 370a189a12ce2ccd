// Public page of the complaint form, with and without script.

import { randomUUID } from 'node:crypto'
import { redirect, useActionData, useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { answerForm, readSentForm } from '#platform/sent-form.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { officeStatus } from '#features/offices/rules.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { onCallOf } from '#features/organisations/rules.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { suggestedTols } from '#features/tols/screens/suggested-tols.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CompanionPart, FormWithCompanion } from '#ui/form/companion.tsx'
import { Icon } from '#ui/icon.tsx'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { maxComplaintBytes, newComplaint } from '../contract/new-complaint.ts'
import { readOffer, sendComplaint } from '../operations/send.server.ts'
import { ComplaintForm } from './parts/complaint-form.tsx'
import { UrgentCall } from './parts/urgent-call.tsx'
import { complaintsTranslator } from './translator.ts'

export const handle = { uncached: true } satisfies PageHandle

export const loader = page(async (ctx) => {
  const [offer, { organisation, hours }, holidays, { tols }] = await Promise.all([
    readOffer(ctx),
    readShell(ctx),
    upcomingHolidays(ctx),
    readPlaces(ctx),
  ])
  return {
    orgId: ctx.org.id,
    ...offer,
    officePhone: organisation.contactNo,
    onCall: onCallOf(organisation),
    status: officeStatus(hours, holidays, ctx.now),
    submission: randomUUID(),
    today: inNepal(ctx.now).date,
    tols: suggestedTols(tols, ctx.language),
  }
})

export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, maxComplaintBytes)
  return answerForm(newComplaint, sent, async (value) => {
    const { code } = await sendComplaint(ctx, value)
    return redirect(`/complaint/received/${code}`, 303)
  })
})

export default function SendComplaint() {
  const { officePhone, onCall, status, ...form } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  const language = useLanguage()
  const t = complaintsTranslator(language)
  return (
    <PageArea>
      <PageMeta title={t('complaints.title')} description={t('complaints.lead')} />
      <PageHeading
        title={t('complaints.title')}
        lead={t('complaints.lead')}
        actions={
          <ButtonLink href="/complaint/track">
            <Icon name="search" />
            {t('complaints.track_link')}
          </ButtonLink>
        }
      />
      <FormWithCompanion
        formId="complaint"
        label={t('complaints.companion')}
        companion={
          <>
            <div className="max-lg:mb-8">
              <UrgentCall phone={officePhone} onCall={onCall} status={status} language={language} />
            </div>
            <Helpful language={language} />
          </>
        }
      >
        <Island
          name="complaint-form"
          part={ComplaintForm}
          props={{ ...form, onCall: status.state === 'open' ? undefined : onCall, again, language }}
        />
      </FormWithCompanion>
    </PageArea>
  )
}

function Helpful({ language }: { language: Language }) {
  const t = complaintsTranslator(language)
  return (
    <>
      <CompanionPart title={t('complaints.helpful')}>
        <ul className="grid list-disc gap-1 ps-5">
          {(['since', 'photo', 'number'] as const).map((each) => (
            <li key={each}>{t(`complaints.helpful_${each}`)}</li>
          ))}
        </ul>
      </CompanionPart>
      <CompanionPart title={t('complaints.after')}>
        <p>{t('complaints.after_text')}</p>
      </CompanionPart>
    </>
  )
}
