// Callout: a highlighted message with icon, title and text.

import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger'

const tones: Record<CalloutTone, { look: string; icon: IconName }> = {
  info: { look: 'border-secondary-600 bg-secondary-50 text-secondary-800', icon: 'info' },
  success: { look: 'border-success-600 bg-success-50 text-success-700', icon: 'check' },
  warning: { look: 'border-warning bg-warning-50 text-warning-700', icon: 'warning' },
  danger: { look: 'border-danger-600 bg-danger-50 text-danger-700', icon: 'warning' },
}

/** `role="alert"` only for a callout that appears after the reader's action. */
export function Callout(props: {
  tone?: CalloutTone
  title?: string
  role?: 'alert' | 'status'
  children?: ReactNode
}) {
  const { tone = 'info', title, role, children } = props
  const { look, icon } = tones[tone]
  return (
    <div role={role} className={`flex gap-3 rounded-box border-s-4 p-4 ${look}`}>
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0 text-neutral-800">
        {title ? <p className="font-bold text-neutral-900">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
