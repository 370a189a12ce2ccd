// Tag: a state or a kind in one or two words.

import type { ReactNode } from 'react'

export type TagTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The text has the meaning; the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tone === 'neutral' ? 'tag' : `tag tag-${tone}`}>{children}</span>
}
