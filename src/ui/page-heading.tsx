// Page heading: title, lead and actions.

import type { ReactNode } from 'react'

/** The only `<h1>` of a page. `actions` are beside the title on wide screens and below it on a phone; they are not printed. */
export function PageHeading({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="page-heading mb-6 print:mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="min-w-0 grow basis-96">
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="screen-only measure mt-2 text-lg text-neutral-600">{lead}</p> : null}
      </div>
      {actions ? <div className="screen-only flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  )
}
