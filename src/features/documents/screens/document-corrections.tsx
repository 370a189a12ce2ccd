// Corrections of a document on its own page, both ways, and why a correction changed its dates.

import { inLanguage, translator } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { PublicDocument } from '../contract/api.ts'
import { documentMessages } from '../messages/list.ts'
import { documentPageMessages } from '../messages/page.ts'

export function Corrections({ document }: { document: PublicDocument }) {
  const language = useLanguage()
  const t = translator({ ...documentMessages, ...documentPageMessages }, language)
  const { corrections, supersedes, closingChanged } = document
  return (
    <>
      {corrections.length > 0 ? (
        <div className="mb-6">
          <Callout tone="warning" title={t('documents.is_corrected')}>
            <Related documents={corrections} />
          </Callout>
        </div>
      ) : null}
      {closingChanged ? (
        <p className="figures mb-4">
          <TimeText at={closingChanged.on}>
            {(date) => t('documents.closing_changed', { date, reason: inLanguage(closingChanged, language).text })}
          </TimeText>
        </p>
      ) : null}
      {supersedes.length > 0 ? (
        <div className="mb-6">
          <Callout title={t('documents.is_correction')}>
            <Related documents={supersedes} />
          </Callout>
        </div>
      ) : null}
    </>
  )
}

function Related({ documents }: { documents: PublicDocument['corrections'] }) {
  return (
    <ul>
      {documents.map(({ id, title, published, page }) => (
        <li key={id}>
          <a href={page} className="link inline-flex min-h-11 items-center py-1">
            {title}
          </a>{' '}
          <span className="figures inline-block text-neutral-700">
            <TimeText at={published} />
          </span>
        </li>
      ))}
    </ul>
  )
}
