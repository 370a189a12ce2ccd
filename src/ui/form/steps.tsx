// A long form in steps with progress; without script one long page.

import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inDigits } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormParts } from './form-context.ts'

/** `names`: the fields of the step, validated before the next step. */
export type FormStep = { id: string; title: string; names: readonly string[]; content: ReactNode }

/** One step at a time; `children` (consent, send button) follow the last step. */
export function Steps({ steps, children }: { steps: readonly FormStep[]; children: ReactNode }) {
  const form = useFormParts()
  const [at, setAt] = useState(0)
  /** The step in which a draft was left, while an earlier step must be completed first. */
  const draftStep = useRef(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = steps.length - 1
  const hidden = (index: number) => (!form.shownAgain && index !== at ? 'hidden-with-script' : '')

  function show(index: number): void {
    flushSync(() => setAt(index))
    form.saveDraft()
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }

  async function next(): Promise<void> {
    const to = Math.max(at + 1, draftStep.current)
    if (!(await form.checkAll(steps.slice(at, to).flatMap(({ names }) => names)))) return
    draftStep.current = 0
    show(to)
  }

  /** Opens the first step that is not complete: values not stored in a draft (a consent) must be given again. */
  async function open(id: string): Promise<void> {
    const files = steps.findIndex((step) => hasFileField(`${form.id}-${step.id}`))
    const from = steps.findIndex((step) => step.id === id)
    const to = files >= 0 ? Math.min(from, files) : from
    for (let index = 0; index < to; index++) {
      if (await form.isComplete(steps[index]!.names)) continue
      draftStep.current = to
      return setAt(index)
    }
    if (to > 0) setAt(to)
  }

  useEffect(() => {
    if (form.shownAgain) return
    form.holdSteps({
      goOn: () => at < last && (void next(), true),
      reveal: (name) => {
        const index = steps.findIndex(({ names }) => names.some((each) => name === each || name.startsWith(`${each}.`)))
        if (index >= 0) flushSync(() => setAt(index))
      },
      at: steps[at]!.id,
      open: (id) => void open(id),
    })
    return () => form.holdSteps(undefined)
  })

  return (
    <>
      {form.shownAgain ? null : <Progress steps={steps} at={at} onStep={show} />}
      {steps.map(({ id, title, content }, index) => (
        <section key={id} aria-labelledby={`${form.id}-${id}`} className={`grid gap-6 ${hidden(index)}`}>
          <h2 id={`${form.id}-${id}`} ref={index === at ? heading : null} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          {content}
        </section>
      ))}
      {form.shownAgain ? null : (
        <div className={`needs-script flex flex-wrap gap-3 ${at === last ? 'order-1' : ''}`}>
          {at > 0 ? (
            <Button onClick={() => show(at - 1)}>
              <Icon name="back" />
              {form.t('ui.previous')}
            </Button>
          ) : null}
          {at < last ? (
            <Button type="submit" kind="primary">
              {form.t('ui.next')}
              <Icon name="arrow" />
            </Button>
          ) : null}
        </div>
      )}
      <div className={`grid gap-6 ${hidden(last)}`}>{children}</div>
    </>
  )
}

function hasFileField(headingId: string): boolean {
  return document.getElementById(headingId)?.parentElement?.querySelector('input[type=file]') !== null
}

type ProgressProps = { steps: readonly FormStep[]; at: number; onStep: (index: number) => void }

/** Links back to completed steps. */
function Progress({ steps, at, onStep }: ProgressProps) {
  const { t, language } = useFormParts()
  return (
    <nav aria-label={t('ui.steps.label')} className="needs-script">
      <p className="font-bold text-title">
        {t('ui.steps.at', { step: at + 1, steps: steps.length, name: steps[at]!.title })}
      </p>
      <progress value={at + 1} max={steps.length} aria-hidden="true" className="mt-2 w-full md:hidden" />
      <ol className="mt-3 hidden gap-3 md:flex">
        {steps.map(({ id, title }, index) => (
          <li
            key={id}
            aria-current={index === at ? 'step' : undefined}
            className={`flex-1 border-t-4 pt-2 text-sm ${index <= at ? 'border-action' : 'border-neutral-300'}`}
          >
            {index < at ? (
              <button type="button" className="link text-start" onClick={() => onStep(index)}>
                {inDigits(String(index + 1), language)}. {title} <span className="sr-only">({t('ui.steps.done')})</span>
              </button>
            ) : (
              <span className={index === at ? 'font-bold' : 'text-neutral-600'}>
                {inDigits(String(index + 1), language)}. {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
