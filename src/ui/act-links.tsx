// Which of several things can be done here, which is being done, and why can the others not be done now?

import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'

/** `denied` is the reason in words, of the rule that would refuse it. */
export type Act = { key: string; label: string; denied?: string | undefined }

/** Each act is a link to this page with its form opened (`?do=answer`), so that it has an address and the way back works. */
export function ActLinks({
  label,
  acts,
  current,
}: {
  label: string
  acts: readonly Act[]
  current: string | undefined
}) {
  const reasons = [...new Set(acts.flatMap(({ denied }) => denied ?? []))]
  const oneReason = reasons.length === 1 && acts.every(({ denied }) => denied) ? reasons[0] : undefined
  return (
    <nav aria-label={label} className="screen-only">
      {oneReason ? <p className="mb-3 text-neutral-700">{oneReason}</p> : null}
      <ul className="flex flex-wrap items-start gap-3">
        {acts.map(({ key, label: name, denied }) => (
          <li key={key} className="max-w-52">
            {denied ? (
              <>
                <span aria-disabled="true" className={buttonClass('plain', 'cursor-not-allowed opacity-60')}>
                  {name}
                </span>
                {oneReason ? null : <span className="mt-1 block text-sm text-neutral-700">{denied}</span>}
              </>
            ) : (
              <Link
                to={`?do=${key}#act`}
                preventScrollReset
                aria-current={key === current ? 'true' : undefined}
                className={buttonClass(key === current ? 'primary' : 'plain')}
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
