// Links of an item that lead nowhere, with what the last check found.

import type { Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BrokenLink } from '../contract/links.ts'
import { publishingTranslator } from './translator.ts'

export function BrokenLinks({ links, language }: { links: readonly BrokenLink[]; language: Language }) {
  const t = publishingTranslator(language)
  if (links.length === 0) return null
  return (
    <div className="mb-6">
      <Callout tone="warning" title={t('publishing.broken_links')}>
        <p className="mb-2">{t('publishing.broken_links_text')}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {links.map(({ url, issue, since }) => (
            <li key={url}>
              <bdi className="block font-bold break-all">{url}</bdi>
              {t(`publishing.link_${issue}`)}
              <span className="block text-sm text-neutral-600">
                <TimeText at={since}>{(when) => t('publishing.link_since', { when })}</TimeText>
              </span>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
