// Link on a line of its own to a related page: the one that a page belongs to, or one that its reader may need next.

import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** `screenOnly`: of a page that is printed, without the link. */
type Props = { to: string; screenOnly?: boolean; children: ReactNode }

export function RelatedLink({ to, screenOnly, children }: Props) {
  return (
    <p className={screenOnly ? 'screen-only mb-3' : 'mb-3'}>
      <Link to={to} className="link inline-block py-2">
        {children}
      </Link>
    </p>
  )
}
