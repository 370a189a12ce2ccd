// Empty state: what is missing, what will be listed, and an action to continue with.

import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'

/** `title` names what is missing, `text` what will be listed; `action` is a button or link to continue with. */
export function EmptyState(props: { title: string; text?: string; icon?: IconName; action?: ReactNode }) {
  const { title, text, icon = 'drop', action } = props
  return (
    <div className="rounded-box border border-dashed border-neutral-300 bg-neutral-50 px-5 py-10 text-center">
      <Icon name={icon} className="mx-auto size-10 text-secondary-700" />
      <p className="mt-3 text-lg font-bold text-title">{title}</p>
      {text ? <p className="mx-auto mt-1 max-w-prose text-balance text-neutral-600">{text}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
