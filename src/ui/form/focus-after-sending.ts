// The focus after a form was sent and is gone: on the heading of its section, so that a keyboard goes on from there.

import { useEffect, useRef, type RefObject } from 'react'

/** Call the result when the form was sent. Where something else has taken the focus by the time the form is gone, it stays there. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>): () => void {
  const heading = useRef<HTMLElement>(undefined)
  useEffect(
    () => () => void (heading.current && requestAnimationFrame(focusIfLost.bind(undefined, heading.current))),
    [],
  )
  return () => {
    const section = form.current?.closest('section') ?? document.querySelector('main')
    heading.current = section?.querySelector<HTMLElement>('h1, h2, h3') ?? undefined
  }
}

function focusIfLost(heading: HTMLElement): void {
  if (document.activeElement !== document.body || !heading.isConnected) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
