// The three approval steps of an application with their signatures, and the step that is next.

import { TimeText } from '#ui/time-text.tsx'
import { writtenIn, type Language } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { WholeApplication } from '../../contract/answers.ts'
import { turns } from '../../contract/progress.ts'
import { officeTranslator } from './translator.ts'

const stepOf = { prepare: 'prepared', check: 'checked', approve: 'approved' } as const

/** Signatures since the applicant last sent the application. */
export function ApprovalSteps({ application, language }: { application: WholeApplication; language: Language }) {
  const t = officeTranslator(language)
  const { steps, next } = application
  const start = steps.findLastIndex(({ byId }) => byId === null)
  const now = steps.slice(start + 1)
  return (
    <>
      <ol className="grid gap-3 md:grid-cols-3">
        {turns.map((turn) => {
          const signed = now.find(({ kind }) => kind === stepOf[turn])
          const isNext = next === turn
          return (
            <li
              key={turn}
              aria-current={isNext ? 'step' : undefined}
              className="rounded-box border border-neutral-300 p-4 aria-[current]:border-2 aria-[current]:border-action"
            >
              <p className="flex items-center gap-2 font-bold text-title">
                {signed ? <Icon name="check" className="size-5 text-success-700" /> : null}
                {t(`applications.turn_${turn}`)}
              </p>
              {signed ? (
                <p className="mt-1">
                  <span lang={writtenIn(signed.byName)}>{signed.byName}</span>
                  <span lang={writtenIn(signed.byPosition)} className="block">
                    {signed.byPosition}
                  </span>
                  <span className="block text-sm text-neutral-600">
                    <TimeText at={signed.at} />
                  </span>
                </p>
              ) : (
                <p className="mt-1 text-neutral-600">{t('applications.not_yet')}</p>
              )}
            </li>
          )
        })}
      </ol>
      <p className="measure mt-4 text-neutral-700">{t('applications.approval_text')}</p>
    </>
  )
}
