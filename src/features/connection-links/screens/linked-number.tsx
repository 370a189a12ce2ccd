// Card of a customer number: by what right it is seen, and who else sees it.

import { inDigits, inLanguage } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { LinkedConnection, SharedWith } from '../contract/api.ts'
import { linkTranslator } from './translator.ts'

type Props = { linked: LinkedConnection; onUnlink: (id: number) => void; onEnd: (id: number) => void }

export function LinkedNumber({ linked, onUnlink, onEnd }: Props) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const { id, access, from, mayGive, sharedWith } = linked
  const number = inDigits(linked.customerNumber, language)
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="figures text-lg">{t('connection_links.number', { number })}</h3>
        <Tag tone={access === 'own' ? 'success' : 'info'}>{t(`connection_links.access_${access}`)}</Tag>
      </div>
      {from ? (
        <p className="mt-1">{t('connection_links.given_by', { name: inLanguage(from, language).text })}</p>
      ) : null}
      {access === 'own' ? <p className="mt-1 text-sm text-neutral-600">{t('connection_links.own_by_office')}</p> : null}
      {mayGive.ok || sharedWith.length > 0 ? (
        <>
          <h4 className="mt-4 font-semibold">{t('connection_links.shared_with')}</h4>
          {sharedWith.length === 0 ? <p>{t('connection_links.shared_none')}</p> : null}
          <ul className="divide-y divide-neutral-200">
            {sharedWith.map((each) => (
              <SharedRow key={each.id} shared={each} onEnd={onEnd} />
            ))}
          </ul>
        </>
      ) : null}
      {id === null ? null : (
        <p className="mt-3">
          <Button aria-label={t('connection_links.unlink_number', { number })} onClick={() => onUnlink(id)}>
            {t('connection_links.unlink')}
          </Button>
        </p>
      )}
    </Card>
  )
}

function SharedRow({ shared, onEnd }: { shared: SharedWith; onEnd: (id: number) => void }) {
  const t = linkTranslator(useLanguage())
  const { id, name, relation, phone, since, accepted } = shared
  const kind = relation ? t(`connection_links.relation_${relation}`) : t('connection_links.access_linked')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          {accepted ? null : <Tag tone="warning">{t('connection_links.waiting')}</Tag>}
        </p>
        <p className="figures text-sm text-neutral-600">
          {[kind, phone].filter(Boolean).join(' · ')}
          {' · '}
          <TimeText at={since}>
            {(date) => t(accepted ? 'connection_links.since' : 'connection_links.offered_on', { date })}
          </TimeText>
        </p>
      </div>
      <Button aria-label={t('connection_links.end_of', { name })} onClick={() => onEnd(id)}>
        {t('connection_links.end')}
      </Button>
    </li>
  )
}
