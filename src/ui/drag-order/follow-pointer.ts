// Dragging of a row among its neighbours: it follows the pointer, the others give way, and the page scrolls at its edges.

import { placeOf, withinList } from './place.ts'

const lifted = ['relative', 'z-10', 'bg-surface', 'shadow-raised', 'outline-2', '-outline-offset-2', 'outline-action']
const yielding = ['transition-transform', 'motion-reduce:transition-none']

/** Distance to the edge of the window, in px, from which the page scrolls: bars at top and bottom are lower. */
const edge = 96
/** A pointer that moved less, in px, has only pressed the handle. */
const slack = 4

/**
 * Follows the pointer that pressed `handle` until it is released, and then tells `onDrop` the row's new place, from 0. Escape, and a pointer that
 * the browser takes away, leave the order as it was. The rows are the `li` of one list.
 */
export function followPointer(
  { pointerId, clientY }: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  handle: HTMLElement,
  onDrop: (place: number) => void,
): void {
  const row = handle.closest('li')!
  const list = row.parentElement!
  const rows = [...list.children] as HTMLElement[]
  const extents = rows.map((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })
  const from = rows.indexOf(row)
  const { offsetHeight } = row
  const start = clientY + scrollY
  const others = rows.filter((each) => each !== row)
  const stopped = new AbortController()
  const { signal } = stopped
  let pointer = clientY
  let place = from
  let isMoving = false

  function follow(): void {
    if (!isMoving) return
    const by = withinList(extents, from, pointer + scrollY - start)
    place = placeOf(extents, from, by)
    row.style.transform = `translateY(${by}px)`
    for (const [index, each] of rows.entries()) if (each !== row) each.style.transform = shiftAt(index)
  }

  function shiftAt(index: number): string {
    if (index > from && index <= place) return `translateY(${-offsetHeight}px)`
    return index < from && index >= place ? `translateY(${offsetHeight}px)` : ''
  }

  function begin(): void {
    isMoving = true
    row.classList.add(...lifted)
    for (const each of others) each.classList.add(...yielding)
    requestAnimationFrame(scrollAtEdges)
  }

  function scrollAtEdges(): void {
    if (signal.aborted) return
    const { top, bottom } = list.getBoundingClientRect()
    const above = edge - pointer
    const below = pointer - (innerHeight - edge)
    const by = above > 0 && top < edge ? -above : below > 0 && bottom > innerHeight - edge ? below : 0
    if (by !== 0) scrollBy({ top: by / 6, behavior: 'instant' })
    requestAnimationFrame(scrollAtEdges)
  }

  function end(): void {
    stopped.abort()
    row.classList.remove(...lifted)
    for (const each of others) each.classList.remove(...yielding)
    for (const each of rows) each.style.transform = ''
  }

  handle.setPointerCapture(pointerId)
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointerId) return
      pointer = event.clientY
      if (!isMoving && Math.abs(pointer + scrollY - start) >= slack) begin()
      follow()
    },
    { signal },
  )
  handle.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return
      end()
      if (place !== from) onDrop(place)
    },
    { signal },
  )
  // Also when the handle is removed from the page.
  handle.addEventListener('lostpointercapture', (event) => void (event.pointerId === pointerId && end()), { signal })
  addEventListener('scroll', follow, { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
    },
    { signal, capture: true },
  )
}
