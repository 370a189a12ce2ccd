// Store of the toasts on screen and the time each is shown.

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type Toast = { id: number; text: string; tone: ToastTone; duration: number; closing: boolean }

/** Milliseconds, from the specification. */
export const toastTimes = { shown: 5000, closing: 300 } as const

export const noToasts: readonly Toast[] = []

let toasts = noToasts
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a toast at the top right for five seconds, or `duration` milliseconds. Returns the id to dismiss it by.
 * @example showToast(t('complaints.sent'), { tone: 'success' })
 */
export function showToast(text: string, options: { tone?: ToastTone; duration?: number } = {}): number {
  const { tone = 'info', duration = toastTimes.shown } = options
  lastId += 1
  change([...toasts, { id: lastId, text, tone, duration, closing: false }])
  return lastId
}

/** Starts the exit animation of 300 ms, then removes the toast. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.closing)) return
  change(toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastTimes.closing)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function toastsNow(): readonly Toast[] {
  return toasts
}

/** Reasons to hold a toast's time: a pointer over it, or the focus in it. */
export type ToastHold = 'pointer' | 'focus'

/** A countdown that can be held: it starts with `run`, stops while held, and resumes with the remaining time. */
export function countdown(milliseconds: number, done: () => void) {
  const holds = new Set<ToastHold>()
  let remaining = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function run(): void {
    if (timer !== undefined || holds.size > 0) return
    startedAt = performance.now()
    timer = setTimeout(done, remaining)
  }

  function stop(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    remaining = Math.max(0, remaining - (performance.now() - startedAt))
  }

  return {
    run,
    stop,
    hold(by: ToastHold): void {
      holds.add(by)
      stop()
    },
    release(by: ToastHold): void {
      holds.delete(by)
      run()
    },
  }
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
