// What stands at an address that the specification names and that has no content yet?

import { useLocation } from 'react-router'
import { translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { placeholderMessages, plannedTitles } from '../messages.ts'

export default function PlannedPage() {
  const language = useLanguage()
  const say = translator(placeholderMessages, language)
  const title = plannedTitles[useLocation().pathname]?.[language] ?? say('planned.title')
  return (
    <PageArea narrow>
      <PageMeta title={title} description={say('planned.text')} />
      <PageHeading title={title} />
      <EmptyState
        title={say('planned.title')}
        text={say('planned.text')}
        action={
          <>
            <ButtonLink href="/notices/consumer-notice">{say('planned.notices')}</ButtonLink>
            <ButtonLink href="/">{say('planned.home')}</ButtonLink>
          </>
        }
      />
    </PageArea>
  )
}
