// Links to subscribe to or download the calendar feed of a tol.

import { translator } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { useLanguage } from '#ui/page-language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Tol } from '#features/tols/contract/places.ts'
import { waterSchedulesMessages } from '../messages/public.ts'

export function CalendarLinks({ tol }: { tol: Tol }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const path = `/water-schedule/${tol.code}.ics?lang=${language}`
  const subscription = `${(useDocument()?.origin ?? '').replace(/^https?:/, 'webcal:')}${path}`
  return (
    <section aria-labelledby="feed-title" className="screen-only rounded-box bg-neutral-50 p-5">
      <h2 id="feed-title" className="text-xl">
        {t('supply.feed')}
      </h2>
      <p className="mt-2">{t('supply.feed_help')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={subscription}>
          <Icon name="calendar" />
          {t('supply.feed_subscribe')}
        </ButtonLink>
        <ButtonLink href={path} download={`${tol.code}.ics`}>
          <Icon name="download" />
          {t('supply.feed_download')}
        </ButtonLink>
      </div>
    </section>
  )
}
