// What a signed-in form tells of its draft: where it is, and what to do when other text has been saved meanwhile.

import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { KeptState } from '#ui/form/draft-keeping.ts'
import { draftsMessages } from '../messages.ts'

type Props = { state: KeptState; language: Language }

export function KeptStatus({ state, language }: Props) {
  const t = translator(draftsMessages, language)
  if (state.kind === 'kept') return t('drafts.kept')
  return state.kind === 'away' ? t('drafts.away') : t('drafts.not_kept')
}

export function KeptNotice({ state, language }: Props) {
  const t = translator(draftsMessages, language)
  if (state.kind === 'refused') return <Callout tone="warning" role="alert" title={state.message} />
  if (state.kind !== 'changed') return null
  return (
    <Callout tone="warning" role="alert" title={t('drafts.changed_meanwhile')}>
      <p>{t('drafts.choose')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => state.choose('theirs')}>{t('drafts.take_other')}</Button>
        <Button onClick={() => state.choose('mine')}>{t('drafts.keep_mine')}</Button>
      </div>
    </Callout>
  )
}
