// Start of the islands: their modules are requested together, after the first paint.

export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-scripts]')]
  const scripts = new Set(islands.flatMap(({ dataset }) => dataset.scripts!.split(' ')))
  const [start] = scripts
  if (start === undefined) return
  afterFirstPaint(() => {
    for (const script of scripts) document.head.append(preload(script))
    void import(/* @vite-ignore */ start)
  })
}

/** Before it, the modules would compete with the style sheet for a slow line. */
function afterFirstPaint(run: () => void): void {
  const observer = new PerformanceObserver((_, self) => {
    self.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

function preload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
}
