// History of the suspensions of a member of staff, the newest first.

import type { Language } from '#kit/language.ts'
import { writtenIn } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Suspensions } from '../contract/api.ts'
import { staffTranslator } from './translator.ts'

type Props = { suspensions: Suspensions['data']; language: Language }

export function SuspensionHistory({ suspensions, language }: Props) {
  const t = staffTranslator(language)
  if (suspensions.length === 0) return null
  return (
    <Section id="suspensions" title={t('staff.suspensions')}>
      <ol className="grid gap-3">
        {suspensions.map(({ reason, since, by, liftedAt, liftedBy }) => (
          <li key={since}>
            <p className="font-bold">
              <TimeText at={since}>{(when) => t('staff.suspended_by', { when, name: by })}</TimeText>
            </p>
            <p lang={writtenIn(reason)} className="break-words">
              {reason}
            </p>
            {liftedAt ? (
              <p className="text-neutral-600">
                <TimeText at={liftedAt}>{(when) => t('staff.lifted_by', { when, name: liftedBy ?? '' })}</TimeText>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
