// Description list of names and values.

import type { ReactNode } from 'react'
import { writtenIn } from '#kit/language.ts'

/** Undefined or empty values are left out. Text is marked with the language of its script: users type in either. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-neutral-200 rounded-box border border-neutral-200">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-1 items-baseline gap-x-4 px-4 py-2 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="text-neutral-600">{name}</dt>
            <dd
              lang={typeof value === 'string' ? writtenIn(value) : undefined}
              className={`break-words whitespace-pre-line ${isLong(value) ? '' : 'font-bold'}`}
            >
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** A text to read, not a value to find. */
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 160
}
