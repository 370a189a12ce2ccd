// When is a form's draft saved, restored and thrown away?

import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { DraftPlace } from './draft.ts'
import type { StepControl } from './form-context.ts'
import { discardDraft, restoreDraft, saveDraft } from './draft.ts'

const saveAfterMs = 400

type FormRef = RefObject<HTMLFormElement | null>

/** Without a place nothing is kept. A form in steps opens at the one that was left. */
export function useDraft(place: DraftPlace | undefined, form: FormRef, steps: RefObject<StepControl | undefined>) {
  const [restored, setRestored] = useState(false)
  const [saved, setSaved] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restoring = useRef(false)
  const name = place?.name
  const today = place?.today

  useEffect(() => {
    if (name === undefined || today === undefined) return
    const frame = requestAnimationFrame(() => {
      restoring.current = true
      const draft = restoreDraft({ name, today }, form.current!)
      restoring.current = false
      setRestored(draft.restored)
      if (draft.restored && draft.step) steps.current?.open(draft.step)
    })
    return () => cancelAnimationFrame(frame)
  }, [name, today, form, steps])

  useEffect(() => () => clearTimeout(waiting.current), [])

  function discardQuietly(): void {
    clearTimeout(waiting.current)
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
    keep() {
      if (!place || restoring.current) return
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => {
        if (form.current) setSaved(saveDraft(place, form.current, steps.current?.at))
      }, saveAfterMs)
    },
  }
}
