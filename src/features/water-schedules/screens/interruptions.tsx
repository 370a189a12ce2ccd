// Announcements of interruptions with place, reason and expected return.

import { inLanguage, translator, type Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import type { Interruption } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'

type Places = { zones: readonly SupplyZone[]; tols: readonly Tol[] }
type Props = { interruptions: Interruption[]; places: Places; onCall: OnCall | undefined }

/** `onCall`: whom to call while the office is closed, said once. */
export function Interruptions({ interruptions, places, onCall }: Props) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  return interruptions.map((interruption, index) => {
    const { code, reason, begins, expectedReturn, sample } = interruption
    const title = t('supply.interruptions')
    return (
      <div key={code} className="mb-6 print:mb-2">
        <Callout tone="warning" title={sample ? t('supply.marked_sample', { title }) : title}>
          <p>{inLanguage(reason, language).text}</p>
          <p className="mt-1">
            {`${placeName(interruption, places, language)} · `}
            <TimeText at={begins} format="weekday">
              {(from) => t('supply.interrupted_from', { from })}
            </TimeText>
          </p>
          <p className="font-bold text-balance">
            {expectedReturn ? (
              <TimeText at={expectedReturn} format="weekday">
                {(when) => t('supply.return_expected', { when })}
              </TimeText>
            ) : (
              t('supply.return_unknown')
            )}
          </p>
          {index === 0 ? <OnCallLine onCall={onCall} language={language} /> : null}
        </Callout>
      </div>
    )
  })
}

/** The tol, the zone or every zone that an interruption is about. */
export function placeName(
  { zone, tol }: Pick<Interruption, 'zone' | 'tol'>,
  { zones, tols }: Places,
  language: Language,
): string {
  const found = tols.find(({ code }) => code === tol) ?? zones.find(({ code }) => code === zone)
  return found ? inLanguage(found.name, language).text : waterSchedulesMessages['supply.everywhere'][language]
}
