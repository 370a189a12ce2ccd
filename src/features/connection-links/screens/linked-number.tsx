// Card of a customer number: by what right it is seen, and who else sees it.

import { inDigits, inLanguage } from '#kit/language.ts'
import { Card } from '#ui/card.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { LinkedConnection } from '../contract/api.ts'
import { EndButton } from './end-button.tsx'
import { SharedRow } from './shared-row.tsx'
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
          <h4 className="mt-4 font-bold">{t('connection_links.shared_with')}</h4>
          {sharedWith.length === 0 ? <p>{t('connection_links.shared_none')}</p> : null}
          <ul className="divide-y divide-neutral-200">
            {sharedWith.map((each) => (
              <SharedRow key={each.id} shared={each} onEnd={onEnd} />
            ))}
          </ul>
        </>
      ) : null}
      {id === null ? null : (
        <div className="mt-3">
          <EndButton
            label={t('connection_links.unlink')}
            name={t('connection_links.unlink_number', { number })}
            help={t('connection_links.unlink_help')}
            onConfirm={() => onUnlink(id)}
          />
        </div>
      )}
    </Card>
  )
}
