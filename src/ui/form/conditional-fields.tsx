// Group of fields that apply only under a condition.

import type { ReactNode } from 'react'

/** Hidden and not submitted while `when` is false; what was entered stays in the page and in the draft. */
export function ConditionalFields({
  when,
  className,
  children,
}: {
  when: boolean
  className: string
  children: ReactNode
}) {
  return (
    <fieldset hidden={!when} disabled={!when} className={className}>
      {children}
    </fieldset>
  )
}
