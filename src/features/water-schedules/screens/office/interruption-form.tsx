// Form of an interruption with its preview, to announce one or to change one.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { instantOf } from '#kit/calendar/instant.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import type { Outcome } from '#kit/outcome.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { StaffInterruption } from '../../contract/interruptions.ts'
import type { Interruption } from '../../contract/schedule.ts'
import { InterruptionFields, interruptionLabels, type Places } from './interruption-fields.tsx'
import { NoticePreview, interruptionIn } from './notice-preview.tsx'
import { supplyTranslator } from './translator.ts'

export function InterruptionForm(props: {
  definition: FormDefinition
  places: Places
  today: string
  language: Language
  initially?: StaffInterruption
  button: string
  /** Receives the valid values. */
  send: (values: Record<string, unknown>) => Promise<Outcome<StaffInterruption>>
  onSent: () => void
  /** Hidden fields, and what is beside the button. */
  hidden: ReactNode
  beside?: ReactNode
}) {
  const { definition, places, today, language, initially, button, send, onSent, hidden, beside } = props
  const t = supplyTranslator(language)
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Interruption>()
  const state = useForm<StaffInterruption>({
    id: 'interruption',
    definition,
    labels: interruptionLabels(language),
    language,
    t,
    draft: useOwnDraft('interruption'),
    send: (data) => {
      const read = validate(definition, valuesOf(definition, data))
      return send(read.ok ? (read.value as Record<string, unknown>) : {})
    },
    onSent,
  })
  const began = initially?.state === 'current' ? initially.begins : undefined
  // Fields that a choice hides leave the form with the next render.
  const update = useCallback(() => {
    requestAnimationFrame(() => {
      const form = frame.current?.querySelector('form')
      const at = { now: new Date(), began: began === undefined ? undefined : instantOf(began) }
      if (form) setShown(interruptionIn(new FormData(form), places, at))
    })
  }, [places, began])
  useEffect(update, [update])
  return (
    <div ref={frame} className="max-w-[46rem]" onInput={update} onChange={update}>
      <Form state={state}>
        <InterruptionFields {...{ places, today, language }} {...(initially && { initially })} />
        {hidden}
        <NoticePreview interruption={shown} places={places} language={language} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state}>{button}</SendButton>
          {beside}
        </div>
      </Form>
    </div>
  )
}
