// Timeline: what happened in a case, each event with a title, its time and details.

import type { ReactNode } from 'react'

/** Contains `TimelineEvent`s, in the order in which they are read. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className="ms-1.25 grid border-s-2 border-secondary-300">{children}</ol>
}

/** `when`: the time, and who acted where it is known. */
export function TimelineEvent({ title, when, children }: { title: ReactNode; when: ReactNode; children?: ReactNode }) {
  return (
    <li className="relative ps-5 pb-5 last:pb-0">
      <span aria-hidden="true" className="absolute -start-1.75 top-2 size-3 rounded-full bg-secondary-700" />
      <p className="font-bold">{title}</p>
      <p className="text-sm text-neutral-600">{when}</p>
      {children}
    </li>
  )
}
