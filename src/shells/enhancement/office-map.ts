// Map of the office: loaded from another website only on the reader's request.

export function listenForMaps(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-map]') : null
    const container = button?.parentElement?.querySelector('[data-map-place]')
    if (!button || !container) return
    const frame = document.createElement('iframe')
    frame.src = button.dataset.map!
    frame.title = button.dataset.mapTitle ?? ''
    frame.loading = 'lazy'
    frame.referrerPolicy = 'no-referrer'
    frame.className = 'mt-2 h-64 w-full rounded-box border-0 bg-neutral-100'
    container.replaceChildren(frame)
    button.hidden = true
    frame.focus()
  })
}
