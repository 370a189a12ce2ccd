// Panel of the visitor's own water: a field for the tol, or the answer for the one stored on the device.

import { ownWaterScript } from 'virtual:enhancement'
import { use } from 'react'
import { startOfMinute } from '#kit/calendar/nepal-time.ts'
import type { Translate } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Icon } from '#ui/icon.tsx'
import { TextWithTimes } from '#ui/time-text.tsx'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import type { Places } from '#features/tols/operations.server.ts'
import { ChangeTol } from '#features/tols/screens/tol-picker.tsx'
import { TolField } from '#features/tols/screens/tol-field.tsx'
import type { Interruption } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import type { TolAnswers } from '../operations/answers.server.ts'
import { notesOf } from '../rules/answer-text.ts'
import { pressing } from '../rules/outlook.ts'
import type { Localization } from '../rules/text.ts'
import { placeName } from './interruptions.tsx'
import { SupplyAnswer } from './supply-answer.tsx'

type Props = {
  answers: TolAnswers[]
  interruptions: Interruption[]
  places: Places
  now: Date
  onCall: OnCall | undefined
  sample: string
}

/**
 * The page is the same for everybody: it holds the answer of every tol, and a script in it shows that of the tol on the device before
 * anything is painted (decision 162). `onCall`: whom to call while the office is
 * closed; `sample` marks demonstration content.
 */
export function OwnWater({ answers, interruptions, places, now, onCall, sample }: Props) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  if (answers.every(({ tols }) => tols.length === 0)) return null
  return (
    <section
      aria-labelledby="own-water-title"
      data-own-water={leadOf(t)}
      className="answer-panel patterned-below on-dark"
    >
      <div data-when-unknown="">
        <h2 id="own-water-title" className="mb-2 text-xl text-white">
          {t('supply.own_title')}
        </h2>
        <CachedMarkup name="own-tol" part={OwnTolField} props={{ groups: answers.map(({ tols }) => tols) }} />
        <CachedMarkup
          name="interrupted-zones"
          part={InterruptedZones}
          props={{ interruptions, places, now: startOfMinute(now) }}
        />
      </div>
      <div data-when-known="" tabIndex={-1} hidden>
        <p className="-mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <span className="inline-flex items-center gap-2 font-bold">
            <Icon name="map" className="size-5 text-secondary-300" />
            <span data-tol-name="" />
          </span>
          <ChangeTol path="/water-schedule" />
        </p>
        {answers.map(({ steps, until }, index) => (
          <div key={index} data-steps="" data-until={until.getTime() / 1000}>
            <CachedMarkup name="answer-steps" part={Steps} props={{ steps }} />
          </div>
        ))}
        <a data-tol-page="" href="/water-schedule" className="screen-only answer-panel-more">
          {t('supply.own_page')}
          <Icon name="arrow" className="size-4" />
        </a>
      </div>
      {sample ? <p className="mt-1 text-sm text-on-primary">{sample}</p> : null}
      <OnCallLine onCall={onCall} language={language} dark />
      <script nonce={use(ScriptMark)} dangerouslySetInnerHTML={{ __html: ownWaterScript }} />
    </section>
  )
}

/** `groups`: the tols of each answer. */
function OwnTolField({ groups }: { groups: Tol[][] }) {
  const offered = groups.flatMap((tols, answer) => tols.map((tol) => ({ tol, answer })))
  const inOrder = offered.toSorted((a, b) => a.tol.ward - b.tol.ward || (a.tol.code < b.tol.code ? -1 : 1))
  return <TolField path="/water-schedule" offered={inOrder} />
}

/** The lead of most steps is left out: the script knows it from the panel, and shows one step of one answer. */
function Steps({ steps }: Pick<TolAnswers, 'steps'>) {
  const lead = leadOf(translator(waterSchedulesMessages, useLanguage()))
  return steps.map(({ from, answer }) => (
    <div key={from.getTime()} data-from={from.getTime() / 1000}>
      <SupplyAnswer answer={answer} now={from} leftOut={lead} />
    </div>
  ))
}

/** What is before the time of the next supply. */
function leadOf(t: Translate<typeof waterSchedulesMessages>): string {
  return t('supply.next', { when: '' })
}

/** Interruptions under way or about to begin, for a visitor whose tol is not known. */
function InterruptedZones({ interruptions, places, now }: Pick<Props, 'interruptions' | 'places' | 'now'>) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  return pressing(interruptions, now).map((interruption) => {
    const answer = { flowing: undefined, next: undefined, missed: undefined, interruptions: [interruption] }
    const [note] = notesOf(answer, now, localization, { announced: true })
    return (
      <p key={interruption.code} className="mt-2 flex gap-2 text-on-primary">
        <Icon name="warning" className="mt-1 size-5 text-accent-soft" />
        <span>
          <a href="/water-schedule" data-print-plain="" className="font-bold text-white underline">
            {placeName(interruption, places, language)}
          </a>
          {': '}
          {t(`supply.state_${note!.kind}`)}
          {interruption.expectedReturn ? ' ' : ' · '}
          <TextWithTimes {...note!} />
        </span>
      </p>
    )
  })
}
