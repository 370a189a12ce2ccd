// Contact page: office hours and status, offices, complaint form, officers, holidays.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { keyForCachedPage } from '#platform/idempotency.server.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readOffer } from '#features/complaints/operations/send.server.ts'
import { ShortComplaintForm } from '#features/complaints/screens/parts/short-complaint-form.tsx'
import { complaintsTranslator } from '#features/complaints/screens/translator.ts'
import { upcomingHolidays, readOffices } from '#features/offices/operations.server.ts'
import { officeStatus } from '#features/offices/rules.ts'
import { HolidaysSection } from '#features/offices/screens/holidays.tsx'
import { OfficeState } from '#features/offices/screens/office-state.tsx'
import { OfficeCard, OfficerList } from '#features/offices/screens/contact-cards.tsx'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { officeSeasons, onCallOf } from '#features/organisations/rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { OpeningHours } from '#ui/opening-hours/opening-hours.tsx'
import { Section } from '#ui/section.tsx'
import { contactMessages } from '../messages.ts'

/** Short, because the page shows the current office status. */
export const handle = { freshForSeconds: 30, checksForms: true } satisfies PageHandle

export const loader = page(async (ctx) => {
  const [{ hours, officers, organisation }, offices, holidays, offer] = await Promise.all([
    readShell(ctx),
    readOffices(ctx),
    upcomingHolidays(ctx, 40),
    readOffer(ctx),
  ])
  return {
    offices,
    officers,
    samples: organisation.sampleFacts.includes('officers'),
    holidays: holidays.slice(0, 8),
    seasons: officeSeasons(hours, inNepal(ctx.now).date),
    urgent: {
      phone: organisation.contactNo,
      onCall: onCallOf(organisation),
      status: officeStatus(hours, holidays, ctx.now),
    },
    form: { ...offer, submission: keyForCachedPage() },
  }
})

export default function Contact() {
  const { offices, officers, samples, holidays, seasons, urgent, form } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(contactMessages, language)
  return (
    <PageArea>
      <PageMeta title={t('contact.title')} description={t('contact.lead')} />
      <PageHeading title={t('contact.title')} lead={t('contact.lead')} actions={<Actions language={language} />} />
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <section
          aria-labelledby="hours-title"
          className="card rounded-box bg-primary-50 p-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-8 lg:order-last lg:p-6"
        >
          <div>
            <h2 id="hours-title" className="text-xl">
              {t('contact.hours')}
            </h2>
            <div className="screen-only mt-2 text-lg">
              <OfficeState status={urgent.status} language={language} />
            </div>
            <div className="mt-2">
              <OnCallLine onCall={urgent.onCall} language={language} />
            </div>
          </div>
          <div className="mt-4 md:max-lg:mt-0 lg:border-t lg:border-neutral-300 lg:pt-4">
            <OpeningHours seasons={seasons} language={language} />
          </div>
        </section>
        <div>
          <Section id="offices" title={t('contact.offices')}>
            {offices.length === 0 ? <EmptyState title={t('contact.no_offices')} /> : null}
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 [&>li]:grid">
              {offices.map((office) => (
                <OfficeCard key={office.name.en} office={office} language={language} />
              ))}
            </ul>
          </Section>
        </div>
      </div>
      <div className="screen-only mt-12 md:mt-16">
        <Section id="write" title={complaintsTranslator(language)('complaints.title')}>
          <ShortComplaintForm {...form} urgent={urgent} language={language} />
        </Section>
      </div>
      {officers.length > 0 ? (
        <Section id="people" title={t('contact.people')}>
          <OfficerList officers={officers} sample={samples} language={language} />
        </Section>
      ) : null}
      <HolidaysSection holidays={holidays} language={language} />
    </PageArea>
  )
}

function Actions({ language }: { language: Language }) {
  const t = translator(contactMessages, language)
  return (
    <>
      <ButtonLink kind="accent" href="#write">
        {t('contact.complain')}
      </ButtonLink>
      <ButtonLink href="/complaint/track">{t('contact.track')}</ButtonLink>
    </>
  )
}
