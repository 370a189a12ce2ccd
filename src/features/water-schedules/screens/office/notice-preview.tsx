// The notice of an interruption as the public will read it, while its form is filled in.

import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { newInterruption } from '../../contract/interruption-form.ts'
import type { Interruption } from '../../contract/schedule.ts'
import { placeOf, reasonOf, timeIssues, timesOf } from '../../rules/interruption.ts'
import { Interruptions } from '../interruptions.tsx'
import type { Places } from './interruption-fields.tsx'
import { supplyTranslator } from './translator.ts'

/** The interruption of the form's values, undefined while they are incomplete. `began`: when the one that is changed began. */
export function interruptionIn(
  data: FormData,
  places: Places,
  { now, began }: { now: Date; began?: Date | undefined },
): Interruption | undefined {
  const read = validate(newInterruption, valuesOf(newInterruption, data))
  if (!read.ok) return undefined
  const place = placeOf(read.value.place, places)
  const times = timesOf(read.value, now, began)
  if (!place || timeIssues(read.value, times, now).length > 0) return undefined
  return { code: 'preview', ...place, ...times, reason: reasonOf(read.value), sample: false }
}

export function NoticePreview(props: { interruption: Interruption | undefined; places: Places; language: Language }) {
  const { interruption, places, language } = props
  const t = supplyTranslator(language)
  return (
    <section aria-label={t('supply.public_preview')} className="grid gap-2">
      <h2 className="text-lg font-bold text-title">{t('supply.public_preview')}</h2>
      {interruption ? (
        <>
          <Interruptions interruptions={[interruption]} places={places} onCall={undefined} />
          <p className="text-neutral-700">{t('supply.preview_tols', { n: tolsOf(interruption, places) })}</p>
        </>
      ) : (
        <p className="text-neutral-700">{t('supply.preview_incomplete')}</p>
      )}
    </section>
  )
}

function tolsOf({ zone, tol }: Interruption, { tols }: Places): number {
  if (tol !== null) return 1
  return zone === null ? tols.length : tols.filter((one) => one.zone === zone).length
}
