// Which fields are asked for only in some cases?

import type { ReactNode } from 'react'

/** Out of sight and not sent while `holds` is false; what was typed in them stays, in the page and in the draft. */
export function AskedWhen({ holds, className, children }: { holds: boolean; className: string; children: ReactNode }) {
  return (
    <fieldset hidden={!holds} disabled={!holds} className={className}>
      {children}
    </fieldset>
  )
}
