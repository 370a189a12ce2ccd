// Group of fields that apply only under a condition.

import type { ReactNode } from 'react'

/** Hidden and not submitted while `holds` is false; what was entered stays in the page and in the draft. */
export function AskedWhen({ holds, className, children }: { holds: boolean; className: string; children: ReactNode }) {
  return (
    <fieldset hidden={!holds} disabled={!holds} className={className}>
      {children}
    </fieldset>
  )
}
