// Hook for a form's draft: saves, restores and discards it.

import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { DraftPlace } from './draft.ts'
import type { StepControl } from './form-context.ts'
import { discardDraft, restoreDraft, saveDraft } from './draft.ts'

const saveDelayMs = 400

type FormRef = RefObject<HTMLFormElement | null>

/** Without a place no draft is stored. A form in steps opens at the stored step. */
export function useDraft(place: DraftPlace | undefined, form: FormRef, steps: RefObject<StepControl | undefined>) {
  const [restored, setRestored] = useState(false)
  const [saved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restoring = useRef(false)
  const name = place?.name
  const today = place?.today
  const person = place?.person ?? null

  useEffect(() => {
    if (name === undefined || today === undefined) return
    const frame = requestAnimationFrame(() => {
      restoring.current = true
      const draft = restoreDraft({ name, person, today }, form.current!)
      restoring.current = false
      setRestored(draft.restored)
      if (draft.restored && draft.step) steps.current?.open(draft.step)
    })
    return () => cancelAnimationFrame(frame)
  }, [name, person, today, form, steps])

  useEffect(() => () => clearTimeout(timer.current), [])

  function discardQuietly(): void {
    clearTimeout(timer.current)
    if (place) discardDraft(place)
  }

  return {
    restored,
    saved,
    discardQuietly,
    discard() {
      discardQuietly()
      location.reload()
    },
    save() {
      if (!place || restoring.current) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (form.current) setSaved(saveDraft(place, form.current, steps.current?.at))
      }, saveDelayMs)
    },
  }
}
