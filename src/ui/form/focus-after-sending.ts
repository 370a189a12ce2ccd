// The focus after a form was sent and removed from the page: on the heading of its section, from which the keyboard continues.

import { useEffect, useRef, type RefObject } from 'react'

/** Returns what to call when the form was sent. If another element has the focus when the form is removed, it stays there. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>): () => void {
  const heading = useRef<HTMLElement>(undefined)
  useEffect(() => () => focusUnlessMoved(heading.current), [])
  return () => {
    const section = form.current?.closest('section') ?? document.querySelector('main')
    heading.current = section?.querySelector<HTMLElement>('h1, h2, h3') ?? undefined
  }
}

function focusUnlessMoved(heading: HTMLElement | undefined): void {
  requestAnimationFrame(() => {
    if (!heading?.isConnected || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
