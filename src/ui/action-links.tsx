// Links to the actions of a page, the current one marked, and below them the reasons why others are not possible now.

import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'

/** `denied` is the reason given by the rule that would refuse the action. */
export type Action = { key: string; label: string; denied?: string | undefined }

/**
 * Each action is a link to this page with its form open (`?do=answer`), so that it has an address and Back works. The reasons for
 * denied actions follow below, each once.
 */
export function ActionLinks({
  label,
  actions,
  current,
}: {
  label: string
  actions: readonly Action[]
  current: string | undefined
}) {
  const possible = actions.filter(({ denied }) => !denied)
  const reasons = [...new Set(actions.flatMap(({ denied }) => denied ?? []))]
  return (
    <nav aria-label={label} data-actions="" className="screen-only grid gap-4">
      {possible.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {possible.map(({ key, label: name }) => (
            <li key={key}>
              <Link
                to={`?do=${key}#act`}
                preventScrollReset
                aria-current={key === current ? 'true' : undefined}
                className={buttonClass(key === current ? 'primary' : 'plain')}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {reasons.length > 0 ? (
        <ul className="measure grid gap-1.5 text-neutral-700">
          {reasons.map((reason) => (
            <li key={reason}>
              <span className="font-bold">{namesOf(actions.filter(({ denied }) => denied === reason))}</span>: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

function namesOf(actions: readonly Action[]): string {
  return actions.map(({ label }) => label).join(' · ')
}
