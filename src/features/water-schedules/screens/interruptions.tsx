// Announcements of interruptions with place, reason and expected return.

import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import type { Interruption } from '../contract.ts'
import { waterSchedulesMessages } from '../messages.ts'

type Props = { interruptions: Interruption[]; zones: SupplyZone[]; onCall: OnCall | undefined }

/** `onCall`: whom to call while the office is closed, said once. */
export function Interruptions({ interruptions, zones, onCall }: Props) {
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
            {`${placeOf(interruption, zones, t('supply.everywhere'), language)} · `}
            <TimeText at={begins} format="weekday">
              {(from) => t('supply.interrupted_from', { from })}
            </TimeText>
          </p>
          <p className="font-semibold text-balance">
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

function placeOf({ zone }: Interruption, zones: SupplyZone[], everywhere: string, language: 'en' | 'ne'): string {
  const found = zones.find(({ code }) => code === zone)
  return found ? inLanguage(found.name, language).text : everywhere
}
