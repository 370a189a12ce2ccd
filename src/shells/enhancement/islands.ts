// Start of the islands: their modules are requested together, after the first paint or when somebody begins to use one.

import { storedTableTheme } from '#ui/data-table/stored-theme.ts'

const controls = 'button, input, select, textarea, summary'

/** Islands are hydrated together: all of them wait for use, or none. */
export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-scripts]')]
  const scripts = [...new Set(islands.flatMap(({ dataset }) => dataset.scripts!.split(' ')))]
  if (scripts.length === 0) return
  const isSignedIn = document.documentElement.dataset.signedIn !== undefined
  const canWait = ({ start, fromAccount }: DOMStringMap) =>
    start === 'use' && !(isSignedIn && fromAccount !== undefined)
  const waits = islands.every(({ dataset }) => canWait(dataset)) && !storedTableTheme()
  if (waits) atFirstUse(islands, () => load(scripts))
  else {
    const sendHeld = holdForms()
    afterFirstPaint(() => void load(scripts).then(sendHeld, sendHeld))
  }
}

/**
 * Holds a form that needs its script and is sent before it runs, as on a slow line. Returns the function that sends it: to its script, or
 * to the server, which returns it with what was typed, when the line failed.
 */
function holdForms(): () => void {
  const waiting = new AbortController()
  let sent: HTMLFormElement | undefined
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.closest('.needs-script')) return
    event.preventDefault()
    form.ariaBusy = 'true'
    sent = form
  }
  document.addEventListener('submit', hold, { signal: waiting.signal })
  return () => {
    waiting.abort()
    if (sent) sent.ariaBusy = 'false'
    sent?.requestSubmit()
  }
}

/** Resolves when every island is hydrated. */
async function load([start, ...others]: readonly string[]): Promise<void> {
  for (const script of [start!, ...others]) document.head.append(preload(script))
  const { hydrated } = (await import(/* @vite-ignore */ start!)) as { hydrated: () => Promise<void> }
  await hydrated()
}

/** Before it, the modules would compete with the style sheet for a slow line. */
function afterFirstPaint(run: () => void): void {
  const observer = new PerformanceObserver((_, self) => {
    self.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** A button that is pressed before its script is there is pressed again afterwards. */
function atFirstUse(islands: readonly HTMLElement[], start: () => Promise<void>): void {
  const waiting = new AbortController()
  let started: Promise<void> | undefined
  let hasFailed = false
  let pressed: HTMLElement | undefined
  const begin = (event: Event) => {
    if (started || !isUse(event) || (hasFailed && event.type === 'pointerover')) return
    showLoading(true)
    started = start().then(finish, retry)
  }
  const finish = () => {
    showLoading(false)
    waiting.abort()
    pressed?.click()
  }
  /** The line failed: touching a control tries again, and links and forms work without script. */
  const retry = () => {
    showLoading(false)
    hasFailed = true
    started = undefined
  }
  const showLoading = (isLoading: boolean) => {
    for (const island of islands) island.toggleAttribute('data-loading', isLoading)
  }
  const hold = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>('button[type=button]') ?? pressed
  }
  for (const island of islands) {
    for (const sign of ['pointerover', 'pointerdown', 'focusin'])
      island.addEventListener(sign, begin, { signal: waiting.signal })
    island.addEventListener('click', hold, { signal: waiting.signal })
  }
}

/** A mouse over the island, focus by keyboard, a touched control. Reading, scrolling and touched links need no script. */
function isUse(event: Event): boolean {
  const target = event.target as Element
  if (event.type === 'focusin') return target.matches(':focus-visible')
  return (event as PointerEvent).pointerType === 'mouse' || target.closest(controls) !== null
}

function preload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
}
