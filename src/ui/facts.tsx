// How is a handful of facts told, each under its name?

import type { ReactNode } from 'react'

/** What is undefined or empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-neutral-200 rounded-box border border-neutral-200">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <dt className="text-neutral-600">{name}</dt>
            <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
