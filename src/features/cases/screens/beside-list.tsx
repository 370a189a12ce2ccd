// List of cases at the left of an open one, on screens that are wide enough for both.

import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** `note`: what matters of the case for choosing the next one. */
export type ListedCase = { id: number; href: string; code: string; title: string; note?: ReactNode }

type BesideListProps = { label: string; cases: readonly ListedCase[]; openId: number; children: ReactNode }

/** Without cases the open one alone. */
export function BesideList({ label, cases, openId, children }: BesideListProps) {
  if (cases.length === 0) return children
  return (
    <div className="grid gap-8 min-[90rem]:grid-cols-[18rem_minmax(0,1fr)]">
      <nav aria-label={label} className="screen-only max-[89.99rem]:hidden">
        <ul className="sticky top-4 max-h-[calc(100vh-2rem)] divide-y divide-neutral-200 overflow-y-auto rounded-box border border-neutral-200">
          {cases.map(({ id, href, code, title, note }) => (
            <li key={id}>
              <Link
                to={href}
                aria-current={id === openId ? 'page' : undefined}
                className="grid gap-0.5 px-3 py-2 hover:bg-primary-50 aria-[current]:bg-primary-100"
              >
                <span className="figures text-sm font-bold" translate="no">
                  {code}
                </span>
                <span className="line-clamp-1">{title}</span>
                {note ? <span className="text-sm text-neutral-600">{note}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Whether the list is shown: only then is it worth a request. */
export function isListShown(): boolean {
  return matchMedia('(min-width: 90rem)').matches
}

/** The view of an inbox that was opened last in this tab. */
export function rememberView(inbox: string, view: string): void {
  lastViews.set(inbox, view)
}

export function lastView(inbox: string): string | undefined {
  return lastViews.get(inbox)
}

const lastViews = new Map<string, string>()
