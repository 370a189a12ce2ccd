// When is the map of the office fetched from outside? Only after the reader asked for it.

export function listenForMaps(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-map]') : null
    const place = button?.parentElement?.querySelector('[data-map-place]')
    if (!button || !place) return
    const frame = document.createElement('iframe')
    frame.src = button.dataset.map!
    frame.title = button.dataset.mapTitle ?? ''
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    frame.className = 'mt-2 h-64 w-full rounded-box border-0 bg-neutral-100'
    place.replaceChildren(frame)
    button.hidden = true
    frame.focus()
  })
}
