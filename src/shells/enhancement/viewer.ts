// Album viewer: arrow keys, swipes and Escape follow the page's links.

/** The `rel` of the link that a key follows; undefined for every other key. */
export function relOfKey(key: string): 'prev' | 'next' | 'up' | undefined {
  if (key === 'ArrowLeft') return 'prev'
  if (key === 'ArrowRight') return 'next'
  return key === 'Escape' ? 'up' : undefined
}

/** The `rel` of the link that a swipe follows: far enough sideways, and more sideways than up or down. */
export function relOfSwipe(sideways: number, upDown: number): 'prev' | 'next' | undefined {
  if (Math.abs(sideways) < 50 || Math.abs(sideways) < 2 * Math.abs(upDown)) return undefined
  return sideways > 0 ? 'prev' : 'next'
}

export function startViewer(): void {
  const viewer = document.querySelector<HTMLElement>('[data-viewer]')
  if (!viewer) return
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    follow(relOfKey(event.key))
  })
  let start: Touch | undefined
  viewer.addEventListener(
    'touchstart',
    (event) => (start = event.touches.length === 1 ? event.touches[0] : undefined),
    {
      passive: true,
    },
  )
  viewer.addEventListener('touchend', (event) => {
    const end = event.changedTouches[0]
    if (start && end) follow(relOfSwipe(end.clientX - start.clientX, end.clientY - start.clientY))
  })
}

function follow(rel: string | undefined): void {
  if (rel) document.querySelector<HTMLAnchorElement>(`main a[rel="${rel}"]`)?.click()
}
