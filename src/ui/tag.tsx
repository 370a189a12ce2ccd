// Tag: a state or a kind in one or two words.

import type { ReactNode } from 'react'

export type TagTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const tones: Record<TagTone, string> = {
  neutral: 'bg-neutral-100 text-neutral-700',
  info: 'bg-secondary-100 text-secondary-900',
  success: 'bg-success-50 text-success-700',
  warning: 'bg-warning-100 text-warning-800',
  danger: 'bg-danger-50 text-danger-700',
}

/** The text has the meaning; the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>
}
