// Public home page of an organisation.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { pick } from '#kit/pick.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useDocument } from '#platform/page-document.ts'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import { kinds } from '#features/applications/contract/form.ts'
import { applicationDraft } from '#features/applications/screens/drafts.ts'
import { WaitingDrafts } from '#features/cases/screens/waiting-drafts.tsx'
import { complaintDraft } from '#features/complaints/screens/drafts.ts'
import { readAlbums } from '#features/albums/operations/albums.server.ts'
import { latestDocuments, pressingCalls } from '#features/documents/operations/lists.server.ts'
import { latestArticles } from '#features/news/operations/articles.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { readOnCallWhileClosed, upcomingHolidays } from '#features/offices/operations.server.ts'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import { openingsToday } from '#features/offices/rules.ts'
import { governmentOrganisation } from '#features/organisations/screens/structured-data.ts'
import { readChair } from '#features/members/operations.server.ts'
import { newestWaterTest } from '#features/water-quality/operations.server.ts'
import { readComingReadings } from '#features/reading-schedules/operations.server.ts'
import { readSlides } from '#features/slides/operations.server.ts'
import { readWaterNow } from '#features/water-schedules/operations/answers.server.ts'
import { QualitySection } from '#features/water-quality/screens/quality-section.tsx'
import { Interruptions } from '#features/water-schedules/screens/interruptions.tsx'
import { OwnWater } from '#features/water-schedules/screens/own-water.tsx'
import { landingMessages } from '../messages.ts'
import { AppPromotion } from './sections/app-promotion.tsx'
import { GalleryStrip } from './sections/gallery.tsx'
import { Hero } from './sections/hero.tsx'
import { News } from './sections/news.tsx'
import { Notices } from './sections/notices.tsx'
import { People } from './sections/people.tsx'
import { Tasks } from './sections/tasks.tsx'
import { ThisWeek } from './sections/this-week.tsx'

/** Short, because interruptions and office hours depend on the time; the visitor's water is chosen by the device's clock. */
export const handle: PageHandle = { freshForSeconds: 300, showsWater: true }

export const loader = page(async (ctx) => {
  const [slides, notices, calls, articles, quality, shell, holidays, { data: albums }, water, readings, chair, onCall] =
    await Promise.all([
      readSlides(ctx),
      latestDocuments(ctx, ['consumer', 'tariff'], 5),
      pressingCalls(ctx, ['tender', 'vacancy', 'career'], 5),
      latestArticles(ctx, 3),
      newestWaterTest(ctx),
      readShell(ctx),
      upcomingHolidays(ctx, 1),
      readAlbums(ctx, { page: 1, limit: 3 }),
      readWaterNow(ctx),
      readComingReadings(ctx),
      readChair(ctx),
      readOnCallWhileClosed(ctx),
    ])
  const { hours, organisation, gateways, officers } = shell
  return {
    albums,
    slides,
    notices,
    calls,
    articles,
    quality,
    date: inNepal(ctx.now).date,
    now: ctx.now,
    organisation,
    gateways,
    hours,
    officers,
    chair,
    water,
    readings,
    onCall,
    today: openingsToday(hours, holidays, ctx.now),
  }
})

/** Sections in the order of need, the visitor's water first; a section without content is not rendered. */
export default function Landing() {
  const data = useLoaderData<typeof loader>()
  const {
    albums,
    slides,
    notices,
    calls,
    articles,
    quality,
    date,
    now,
    organisation,
    gateways,
    hours,
    officers,
    today,
  } = data
  const { water, readings, chair, onCall } = data
  const language = useLanguage()
  const origin = useDocument()?.origin ?? ''
  const name = inLanguage(organisation.name, language).text
  const t = translator(landingMessages, language)
  return (
    <>
      <PageMeta description={t('landing.description', { name })} />
      <StructuredData data={governmentOrganisation(organisation, { origin, language, hours })} />
      <h1 className="sr-only">{name}</h1>
      <div className="page-width pt-4 pb-6 md:pt-6 md:pb-20">
        <WaitingDrafts
          drafts={[complaintDraft, ...kinds.map((kind) => applicationDraft(kind, organisation.id))]}
          today={date}
        />
        {/* Without tols there is no panel to say it. */}
        {water.answers.length === 0 ? <Interruptions {...water} onCall={onCall} /> : null}
        {water.answers.length + water.interruptions.length === 0 ? (
          <div className="mb-4">
            <OnCallLine onCall={onCall} language={language} />
          </div>
        ) : null}
        {/* By columns, so that the tasks are in their place before the slides have arrived. */}
        <div className={slides.length > 0 ? 'landing-top with-slides' : 'landing-top'}>
          <OwnWater {...water} now={now} onCall={onCall} sample={water.sample ? t('week.sample') : ''} />
          <CachedMarkup name="tasks" part={Tasks} props={{ mayPay: gateways.length > 0, language }} />
          {slides.length > 0 ? (
            <div className="screen-only">
              <CachedMarkup name="slides" part={Hero} props={{ slides, language }} />
            </div>
          ) : null}
        </div>
        <CachedMarkup name="notices" part={Notices} props={{ notices, calls, date, language }} />
        <CachedMarkup name="news" part={News} props={{ articles, language }} />
        <ThisWeek water={water} readings={readings} now={now} language={language} />
        <CachedMarkup
          name="quality"
          part={QualitySection}
          props={{ test: quality, orgId: organisation.id, language }}
        />
        <CachedMarkup
          name="people"
          part={People}
          props={{ organisation: pick(organisation, ['contactNo', 'sampleFacts']), chair, officers, today, language }}
        />
        <CachedMarkup name="gallery" part={GalleryStrip} props={{ albums, language }} />
        <CachedMarkup name="app" part={AppPromotion} props={{ appUrl: organisation.mobileAppUrl, language }} />
      </div>
    </>
  )
}
