// Which short messages lie on the screen, and when does each one leave?

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type Toast = { id: number; text: string; tone: ToastTone; duration: number; leaving: boolean }

/** Milliseconds, from the specification. */
export const toastTimes = { shown: 5000, leaving: 300 } as const

export const noToasts: readonly Toast[] = []

let toasts = noToasts
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Says something at the top right for five seconds, or `duration` milliseconds. Returns the number to dismiss it by.
 * @example showToast(say('complaints.sent'), { tone: 'success' })
 */
export function showToast(text: string, options: { tone?: ToastTone; duration?: number } = {}): number {
  const { tone = 'info', duration = toastTimes.shown } = options
  lastId += 1
  change([...toasts, { id: lastId, text, tone, duration, leaving: false }])
  return lastId
}

/** Lets a toast leave: 300 ms of animation, then it is gone. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.leaving)) return
  change(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastTimes.leaving)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function toastsNow(): readonly Toast[] {
  return toasts
}

/** What holds a toast's time: a pointer on it, or the keyboard in it. */
export type ToastHold = 'pointer' | 'focus'

/** A clock that can be held: it starts with `run`, stands still while anything holds it, and goes on with what was left. */
export function countdown(milliseconds: number, done: () => void) {
  const holds = new Set<ToastHold>()
  let left = milliseconds
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function run(): void {
    if (timer !== undefined || holds.size > 0) return
    startedAt = performance.now()
    timer = setTimeout(done, left)
  }

  function stop(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (performance.now() - startedAt))
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
