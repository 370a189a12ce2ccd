// How is one supply shown on a day: its hours, and what is out of the ordinary?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import type { Supply, SupplyState } from '../contract.ts'
import { waterSchedulesMessages } from '../messages.ts'
import { isFlowing } from '../rules/outlook.ts'
import { hours, whenIs, type Pen } from '../rules/words.ts'
import { Unbroken } from './unbroken.tsx'

const tones: Record<SupplyState, TagTone> = {
  planned: 'neutral',
  extra: 'success',
  changed: 'info',
  shortened: 'warning',
  cancelled: 'danger',
  uncertain: 'warning',
}

/** On the day it was moved away from (`day`), a supply tells where it went; `brief` where the reason stands elsewhere. */
export function SupplyEntry({ supply, day, now, brief }: { supply: Supply; day: string; now: Date; brief?: true }) {
  const language = useLanguage()
  const say = translator(waterSchedulesMessages, language)
  const pen: Pen = { language, say: say as Pen['say'] }
  const { state, planned } = supply
  const gone = state === 'changed' && inNepal(supply.starts).date !== day
  const off = gone || state === 'cancelled'
  const times = gone ? hours(planned, language) : hours(supply, language)
  return (
    <div>
      <p className={`figures font-semibold ${off ? 'text-neutral-600' : 'text-primary'}`}>
        {off ? <del>{times}</del> : times}
      </p>
      <StateTag supply={supply} now={now} />
      {gone ? (
        <p className="text-sm text-neutral-700">{say('supply.moved_to', { when: whenIs(supply, now, pen) })}</p>
      ) : null}
      {!gone && (state === 'changed' || state === 'shortened') ? (
        <p className="text-sm text-neutral-700">
          <Unbroken sentence={say('supply.instead_of', { when: hours(planned, language) })} />
        </p>
      ) : null}
      {brief ? null : <Reason supply={supply} />}
    </div>
  )
}

export function StateTag({ supply, now }: { supply: Supply; now: Date }) {
  const say = translator(waterSchedulesMessages, useLanguage())
  if (isFlowing(supply, now)) return <Tag tone="success">{say('supply.state_flowing')}</Tag>
  if (supply.state === 'planned') return null
  return <Tag tone={tones[supply.state]}>{say(`supply.state_${supply.state}`)}</Tag>
}

export function Reason({ supply }: { supply: Supply }) {
  const language = useLanguage()
  if (!supply.reason) return null
  return <p className="text-sm text-neutral-700">{inLanguage(supply.reason, language).text}</p>
}
