// Hook for what a form starts with: its draft, which it saves, restores and discards, else what the device knows of the person.

import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftPlace } from './draft.ts'
import type { StepControl } from './form-context.ts'
import { emptyControls, fillEmptyControls } from './controls.ts'
import { discardDraft, onDraftsCleared, restoreDraft, saveDraft } from './draft.ts'

const saveDelayMs = 400

type Held = { form: RefObject<HTMLFormElement | null>; steps: RefObject<StepControl | undefined> }

/** Values by the name of their field, of the person who is signed in on this device; undefined when nobody is. */
export type KnownValues = () => Readonly<Record<string, string>> | undefined

/** Without a place no draft is stored. A form in steps opens at the stored step. `known` fills a form that has no draft. */
export function useDraft(place: DraftPlace | undefined, { form, steps }: Held, known?: KnownValues) {
  const [restored, setRestored] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [filled, setFilled] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is saved when typing pauses, or the page is left before that. */
  const pending = useRef<() => void>(undefined)
  /** While a draft fills the form, and after sign-out, nothing is stored. */
  const idle = useRef(false)
  const name = place?.name
  const today = place?.today
  const person = place?.person ?? null
  const readKnown = useEffectEvent(() => known?.())

  useEffect(() => {
    if (name === undefined || today === undefined) return
    const frame = requestAnimationFrame(() => {
      idle.current = true
      const draft = restoreDraft({ name, person, today }, form.current!)
      if (!draft.found) setFilled(fillEmptyControls(form.current!, readKnown() ?? {}))
      idle.current = false
      setRestored(draft.restored)
      if (draft.restored && draft.step) steps.current?.open(draft.step)
    })
    return () => cancelAnimationFrame(frame)
  }, [name, person, today, form, steps])

  useEffect(() => {
    const leave = () => pending.current?.()
    addEventListener('pagehide', leave)
    const stop = onDraftsCleared(() => {
      idle.current = true
      pending.current = undefined
    })
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
    }
  }, [])

  function discardQuietly(): void {
    clearTimeout(timer.current)
    pending.current = undefined
    if (place) discardDraft(place)
  }

  return {
    restored,
    savedAt,
    discardQuietly,
    /** Whether fields were filled from what the device knows. */
    filled: filled.length > 0,
    clearFilled() {
      emptyControls(form.current!, filled)
      setFilled([])
    },
    discard() {
      discardQuietly()
      location.reload()
    },
    save() {
      if (!place || idle.current) return
      clearTimeout(timer.current)
      pending.current = () => {
        pending.current = undefined
        if (form.current && saveDraft(place, form.current, steps.current?.at)) setSavedAt(new Date())
      }
      timer.current = setTimeout(() => pending.current?.(), saveDelayMs)
    },
  }
}
