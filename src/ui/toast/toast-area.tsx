// Toast area: shows and announces toasts, holds their time, closes them.

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { toastMessages } from './messages.ts'
import {
  countdown,
  dismissToast,
  noToasts,
  subscribeToToasts,
  toastsNow,
  type Toast,
  type ToastTone,
} from './toasts.ts'

const looks: Record<ToastTone, { edge: string; icon: IconName }> = {
  info: { edge: 'border-secondary-600 text-secondary-800', icon: 'info' },
  success: { edge: 'border-success-600 text-success-700', icon: 'check' },
  warning: { edge: 'border-warning text-warning-700', icon: 'warning' },
  danger: { edge: 'border-danger-600 text-danger-700', icon: 'warning' },
}

/** Once per shell, near the end of the document: the live regions must exist before the first toast. */
export function ToastArea({ language }: { language: Language }) {
  const toasts = useSyncExternalStore(subscribeToToasts, toastsNow, () => noToasts)
  const t = translator(toastMessages, language)
  return (
    <section aria-label={t('toast.area')} className="toasts screen-only">
      <ToastList live={{ role: 'alert' }} toasts={toasts.filter(isUrgent)} language={language} />
      <ToastList live={{ role: 'status' }} toasts={toasts.filter((toast) => !isUrgent(toast))} language={language} />
    </section>
  )
}

function ToastList(props: { live: { role: 'alert' | 'status' }; toasts: readonly Toast[]; language: Language }) {
  const { live, toasts, language } = props
  return (
    <div {...live} aria-atomic="false" className="grid gap-2">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} language={language} />
      ))}
    </div>
  )
}

/** Its countdown is on hold while the pointer is over it or the focus is in it. */
export function ToastCard({ toast, language }: { toast: Toast; language: Language }) {
  const { id, text, tone, duration, closing } = toast
  const timer = useMemo(() => countdown(duration, () => dismissToast(id)), [id, duration])
  useEffect(() => {
    timer.run()
    return timer.stop
  }, [timer])
  const { edge, icon } = looks[tone]
  return (
    <div
      data-closing={closing ? '' : undefined}
      className={`toast flex items-start gap-3 rounded-box border border-s-4 bg-surface ps-4 shadow-raised ${edge}`}
      onPointerEnter={() => timer.hold('pointer')}
      onPointerLeave={() => timer.release('pointer')}
      onFocus={() => timer.hold('focus')}
      onBlur={() => timer.release('focus')}
    >
      <Icon name={icon} className="mt-2.5 h-[1lh] w-5" />
      <p className="min-w-0 flex-1 py-2.5 text-neutral-900">{text}</p>
      <button
        type="button"
        aria-label={translator(toastMessages, language)('toast.close')}
        className="grid size-11 place-items-center rounded-box text-neutral-700 hover:bg-neutral-100"
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

function isUrgent({ tone }: Toast): boolean {
  return tone === 'danger'
}
