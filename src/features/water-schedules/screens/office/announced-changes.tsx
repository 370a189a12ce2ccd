// Supplies that staff cancelled, moved or added, each with a button that undoes it.

import { clockTime, minutesOfDay } from '#kit/calendar/nepal-time.ts'
import { inLanguage, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeRange, TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { ExceptionsApi, StaffException } from '../../contract/exceptions.ts'
import { placeName } from '../interruptions.tsx'
import { stateTones } from '../supply-entry.tsx'
import type { Places } from './interruption-fields.tsx'
import { supplyTranslator } from './translator.ts'

export function AnnouncedChanges(props: {
  exceptions: readonly StaffException[]
  places: Places
  orgId: string
  language: Language
  onDone: () => void
}) {
  const { exceptions, places, orgId, language, onDone } = props
  const t = supplyTranslator(language)

  async function undo({ code }: StaffException): Promise<void> {
    const outcome = await apiIn(language).send<ExceptionsApi['removeSupplyException']>(
      'DELETE /admin/supplyExceptions/{orgId}/{code}',
      { orgId, code },
    )
    showOutcome(outcome, { done: t('supply.undone'), failed: t('server.failed') })
    onDone()
  }

  if (exceptions.length === 0) return <p>{t('supply.no_changes')}</p>
  return (
    <ul className="grid gap-3">
      {exceptions.map((exception) => (
        <li
          key={exception.code}
          className="flex flex-wrap items-start justify-between gap-3 rounded-box border border-neutral-200 p-4"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{placeName(exception, places, language)}</strong>
              <Tag tone={stateTones[exception.kind]}>{t(`supply.state_${exception.kind}`)}</Tag>
            </p>
            <Times {...exception} />
            <p className="text-sm text-neutral-600">{inLanguage(exception.reason, language).text}</p>
          </div>
          <Button onClick={() => void undo(exception)}>{t('supply.undo')}</Button>
        </li>
      ))}
    </ul>
  )
}

/** The planned time, and the one instead of it or besides the plan. */
function Times({ date, starts, to }: StaffException) {
  return (
    <p className="figures">
      {date ? <TimeText at={date} /> : null}
      {date && starts ? ', ' : null}
      {starts ? <TimeText at={starts} /> : null}
      {date && to ? ' → ' : null}
      {to ? (
        <>
          <TimeText at={to.date} />, <TimeRange from={to.starts} to={endOf(to)} />
        </>
      ) : null}
    </p>
  )
}

function endOf({ starts, minutes }: { starts: string; minutes: number }): string {
  return clockTime((minutesOfDay(starts) + minutes) % 1_440)
}
