// When is a form's draft saved, restored and thrown away?

import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { DraftPlace } from './draft.ts'
import { discardDraft, restoreDraft, saveDraft } from './draft.ts'

const saveAfterMs = 400

/** Without a place nothing is kept. */
export function useDraft(place: DraftPlace | undefined, form: RefObject<HTMLFormElement | null>) {
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
      setRestored(restoreDraft({ name, today }, form.current!))
      restoring.current = false
    })
    return () => cancelAnimationFrame(frame)
  }, [name, today, form])

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
    onInput() {
      if (!place || restoring.current) return
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => {
        if (form.current) setSaved(saveDraft(place, form.current))
      }, saveAfterMs)
    },
  }
}
