// Column beside a form on wide screens: what to have ready, and when the draft was stored.

import type { ReactNode } from 'react'

type Props = {
  /** Accessible name of the column. */
  label: string
  /** The column, above the form on a phone: give what is not needed there `max-lg:hidden`. */
  companion: ReactNode
  /** The form's id, under which its draft reports when it was stored. */
  formId: string
  children: ReactNode
}

export function FormWithCompanion({ label, companion, formId, children }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,46rem)_minmax(14rem,1fr)]">
      <aside aria-label={label} className="screen-only grid grid-cols-1 gap-6 lg:sticky lg:top-20 lg:order-last">
        {companion}
        {/* Announced below the form. */}
        <p data-draft-status={formId} className="text-sm text-neutral-600 max-lg:hidden" />
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** A titled part of the column; only on wide screens. */
export function CompanionPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-neutral-200 pt-4 max-lg:hidden">
      <h2 className="text-base">{title}</h2>
      <div className="mt-1">{children}</div>
    </section>
  )
}
