// Hook for what a form starts with: its draft, which it saves, restores and discards, else what the device knows of the person.

import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DraftContent } from '#kit/draft-content.ts'
import type { DraftKeeper, HeldDraft, KeptState } from './draft-keeping.ts'
import type { DraftPlace } from './draft.ts'
import type { StepControl } from './form-context.ts'
import { emptyControls, fillEmptyControls } from './controls.ts'
import {
  discardDraft,
  draftContent,
  fillDraft,
  onDraftsCleared,
  removeDeviceDraft,
  restoreDraft,
  saveDraft,
} from './draft.ts'
import { watchUnsaved } from './unsaved.ts'

const saveDelayMs = 400

type Held = { form: RefObject<HTMLFormElement | null>; steps: RefObject<StepControl | undefined> }

/** Values by the name of their field, of the person who is signed in on this device; undefined when nobody is. */
export type KnownValues = () => Readonly<Record<string, string>> | undefined

/** Without a place no draft is stored. A form in steps opens at the stored step. `known` fills a form that has no draft. */
export function useDraft(place: DraftPlace | undefined, { form, steps }: Held, known?: KnownValues) {
  const [restored, setRestored] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  const [kept, setKept] = useState<KeptState>()
  const [filled, setFilled] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is saved when typing pauses, or the page is left before that. */
  const pending = useRef<() => void>(undefined)
  /** While a draft fills the form, and after sign-out, nothing is stored. */
  const idle = useRef(false)
  const keeper = useRef<DraftKeeper>(undefined)
  /** Whether something was typed before the keeper was opened, one frame after the form is there. */
  const typedEarly = useRef(false)
  const name = place?.name
  const today = place?.today
  const person = place?.person ?? null
  const readKnown = useEffectEvent(() => known?.())
  const openKeeper = useEffectEvent((held: HeldDraft | undefined) => {
    if (!place?.keeping) return
    keeper.current = place.keeping.open(keptForm(place), held)
    if (typedEarly.current) keeper.current.change()
  })

  useEffect(() => {
    if (name === undefined || today === undefined) return
    const frame = requestAnimationFrame(() => {
      idle.current = true
      const draft = restoreDraft({ name, person, today }, form.current!)
      if (!draft.found) setFilled(fillEmptyControls(form.current!, readKnown() ?? {}))
      idle.current = false
      setRestored(draft.restored)
      if (draft.restored && draft.step) steps.current?.open(draft.step)
      openKeeper(draft.held)
    })
    return () => {
      cancelAnimationFrame(frame)
      keeper.current?.stop()
      typedEarly.current = false
    }
  }, [name, person, today, form, steps])

  // While the form is still there: another screen takes its place without the page being left.
  useLayoutEffect(() => {
    const leave = () => {
      pending.current?.()
      void keeper.current?.flush({ keepalive: true })
    }
    addEventListener('pagehide', leave)
    const stop = onDraftsCleared(() => {
      idle.current = true
      pending.current = undefined
      keeper.current?.stop()
    })
    const stopWatching = watchUnsaved({
      isUnsaved: () => keeper.current !== undefined && (keeper.current.isUnsaved() || hasFiles(form.current)),
      save: async () => {
        pending.current?.()
        await keeper.current?.flush()
      },
    })
    return () => {
      leave()
      stop()
      stopWatching()
      removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
    }
  }, [form])

  function keptForm(at: DraftPlace) {
    return {
      content: () => (form.current ? draftContent(form.current, steps.current?.at) : undefined),
      fill(content: DraftContent) {
        if (!form.current) return
        idle.current = true
        setRestored(fillDraft(at, form.current, content))
        idle.current = false
        if (content.step) steps.current?.open(content.step)
      },
      removeHere() {
        // What is still to be stored here would come after the server's answer, and stay.
        clearTimeout(timer.current)
        pending.current?.()
        removeDeviceDraft(at)
      },
      show: setKept,
    }
  }

  async function discardQuietly(): Promise<void> {
    clearTimeout(timer.current)
    pending.current = undefined
    if (place) discardDraft(place)
    const { current } = keeper
    keeper.current = undefined
    await current?.discard()
  }

  return {
    restored,
    savedAt,
    kept,
    keeping: place?.keeping,
    discardQuietly: () => void discardQuietly(),
    /** Whether fields were filled from what the device knows. */
    filled: filled.length > 0,
    clearFilled() {
      emptyControls(form.current!, filled)
      setFilled([])
    },
    discard() {
      void discardQuietly().then(() => location.reload())
    },
    save() {
      if (!place || idle.current) return
      clearTimeout(timer.current)
      typedEarly.current = true
      keeper.current?.change()
      pending.current = () => {
        pending.current = undefined
        const { current } = form
        if (!current || !saveDraft(place, current, steps.current?.at, keeper.current?.base())) return
        setSavedAt(new Date())
        setKept((state) => (state?.kind === 'kept' ? undefined : state))
      }
      timer.current = setTimeout(() => pending.current?.(), saveDelayMs)
    },
  }
}

/** Files are in no draft. */
function hasFiles(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((control) => control instanceof HTMLInputElement && control.files?.length)
}
