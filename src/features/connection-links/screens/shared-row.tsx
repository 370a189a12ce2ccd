// Row of somebody else who sees a connection: name, by what right, since when, and the end of it.

import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { SharedWith } from '../contract/api.ts'
import { EndButton } from './end-button.tsx'
import { linkTranslator } from './translator.ts'

/** `note`: more about it, such as who gave it. Without `onEnd` it cannot be ended. */
type Props = { shared: SharedWith; note?: string | undefined; onEnd?: ((id: number) => void) | undefined }

export function SharedRow({ shared, note, onEnd }: Props) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const { id, relation, phone, since, accepted } = shared
  const { text: name, lang } = inLanguage(shared.name, language)
  const kind = relation ? t(`connection_links.relation_${relation}`) : t('connection_links.access_linked')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold" lang={lang}>
            {name}
          </span>
          {accepted ? null : <Tag tone="warning">{t('connection_links.waiting')}</Tag>}
        </p>
        <p className="figures text-sm text-neutral-600">
          {[kind, phone, note].filter(Boolean).join(' · ')}
          {' · '}
          <TimeText at={since}>
            {(date) => t(accepted ? 'connection_links.since' : 'connection_links.offered_on', { date })}
          </TimeText>
        </p>
      </div>
      {onEnd ? (
        <EndButton
          label={t('connection_links.end')}
          name={t('connection_links.end_of', { name })}
          help={t('connection_links.end_help')}
          onConfirm={() => onEnd(id)}
        />
      ) : null}
    </li>
  )
}
