// Console page of all published kinds: items to review, public without review, that begin, end, lack a language or are due.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { fillIn, inLanguage, translator } from '#kit/language.ts'
import { soonDays } from '#kit/soon.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ReviewApi } from '../contract/review-api.ts'
import type { ReviewItem, ReviewLists, ReviewView } from '../contract/review.ts'
import { reviewMessages } from '../messages/review.ts'
import { StateTag } from './status.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<ReviewLists> {
  const { api, orgId } = await requireSession('staff', request)
  return api.read<ReviewApi['readReview']>('GET /admin/review/{orgId}', { orgId: String(orgId) })
}

const views: readonly ReviewView[] = ['waiting', 'flagged', 'due', 'broken', 'ending', 'scheduled', 'missing']
/** Of a view that the organisation does not use. */
const onlyRequired: ReadonlySet<ReviewView> = new Set(['waiting', 'flagged'])

export default function Review() {
  const lists = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(reviewMessages, language)
  const shown = views.filter((view) => lists.required || !onlyRequired.has(view) || lists[view].data.length > 0)
  return (
    <div className="max-w-[58rem] [&>section]:mt-9">
      <PageMeta title={t('review.title')} />
      <PageHeading title={t('review.title')} lead={t(lists.required ? 'review.lead_required' : 'review.lead')} />
      {shown.map((view) => (
        <Section key={view} id={view} title={fillIn(t(`review.${view}`), { n: soonDays }, language)}>
          <ReviewList view={view} {...lists[view]} language={language} />
        </Section>
      ))}
    </div>
  )
}

type ListProps = ReviewLists[ReviewView] & { view: ReviewView; language: Language }

function ReviewList({ view, data, more, language }: ListProps) {
  const t = translator(reviewMessages, language)
  if (data.length === 0) return <p className="text-neutral-600">{t('review.none')}</p>
  return (
    <>
      <ul className="grid divide-y divide-neutral-200 rounded-box border border-neutral-200">
        {data.map((item) => (
          <li key={item.to}>
            <ReviewLink item={item} view={view} language={language} />
          </li>
        ))}
      </ul>
      {more ? <p className="mt-2 text-neutral-600">{t('review.more', { n: data.length })}</p> : null}
    </>
  )
}

function ReviewLink({ item, view, language }: { item: ReviewItem; view: ReviewView; language: Language }) {
  const t = translator(reviewMessages, language)
  const title = inLanguage(item.title, language)
  return (
    <Link to={item.to} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-neutral-50">
      <span className="min-w-0 flex-1 basis-60">
        <span lang={title.lang} className="link block font-bold break-words">
          {title.text}
        </span>
        <span className="block text-sm text-neutral-600">
          {item.kind[language]} · <TimeText at={item.at}>{(when) => t(`review.at_${view}`, { when })}</TimeText>
        </span>
      </span>
      <StateTag state={item.state} language={language} />
    </Link>
  )
}
