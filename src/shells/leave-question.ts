// Asks before a signed-in page is left on which something would be lost: a file that was chosen, or text that could not be saved.

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { hasUnsaved } from '#ui/form/unsaved.ts'
import { frameMessages } from './frame-messages.ts'

/** The browser asks in its own words when the document is left, the page when another screen takes its place. */
export function useLeaveQuestion(language: Language): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(translator(frameMessages, language)('signed.leave_unsaved'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, language])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => (hasUnsaved() ? event.preventDefault() : undefined)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
