// One supply on a day: hours, state and reason.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TextWithTimes } from '#ui/time-text.tsx'
import type { Supply, SupplyState } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { isFlowing } from '../rules/outlook.ts'
import { hours, whenIs, type Localization } from '../rules/text.ts'
import { showUnbroken } from './unbroken.tsx'

export const stateTones: Record<SupplyState, TagTone> = {
  planned: 'neutral',
  extra: 'success',
  changed: 'info',
  shortened: 'warning',
  cancelled: 'danger',
  uncertain: 'warning',
}

/** The times of a supply on a day: on the day from which it was moved the planned ones, struck through. */
export function shownOn(
  day: string,
  supply: Supply,
): { starts: Date; ends: Date; movedAway: boolean; isStruck: boolean } {
  const movedAway = supply.state === 'changed' && inNepal(supply.starts).date !== day
  const { starts, ends } = movedAway ? supply.planned : supply
  return { starts, ends, movedAway, isStruck: movedAway || supply.state === 'cancelled' }
}

/** On the day from which a supply was moved (`day`), its new time is shown. */
export function SupplyEntry({ supply, day, now }: { supply: Supply; day: string; now: Date }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  const { state, planned } = supply
  const { movedAway, isStruck, ...shown } = shownOn(day, supply)
  const text = hours(shown, language)
  const times = <TextWithTimes text={text} times={[[text, shown.starts]]} show={showUnbroken} />
  const plannedHours = hours(planned, language)
  const movedTo = whenIs(supply, now, localization)
  return (
    <div>
      <p className={`figures font-bold lg:text-sm ${isStruck ? 'text-neutral-600' : 'text-title'}`}>
        {isStruck ? <del>{times}</del> : times}
      </p>
      <StateTag supply={supply} now={now} />
      {movedAway ? (
        <p className="text-sm text-neutral-700">
          <TextWithTimes text={t('supply.moved_to', { when: movedTo })} times={[[movedTo, supply.starts]]} />
        </p>
      ) : null}
      {!movedAway && (state === 'changed' || state === 'shortened') ? (
        <p className="text-sm text-neutral-700">
          <TextWithTimes
            text={t('supply.instead_of', { when: plannedHours })}
            times={[[plannedHours, planned.starts]]}
            show={showUnbroken}
          />
        </p>
      ) : null}
      <Reason supply={supply} />
    </div>
  )
}

export function StateTag({ supply, now }: { supply: Supply; now: Date }) {
  const t = translator(waterSchedulesMessages, useLanguage())
  if (isFlowing(supply, now)) return <Tag tone="success">{t('supply.state_flowing')}</Tag>
  if (supply.state === 'planned') return null
  return <Tag tone={stateTones[supply.state]}>{t(`supply.state_${supply.state}`)}</Tag>
}

function Reason({ supply }: { supply: Supply }) {
  const language = useLanguage()
  if (!supply.reason) return null
  return <p className="text-sm text-neutral-700">{inLanguage(supply.reason, language).text}</p>
}
