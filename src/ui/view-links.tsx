// Links to the views of a list, each with its count.

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'

export type View = { key: string; label: string; count?: number | undefined }

type Props = {
  label: string
  views: readonly View[]
  current: string
  language: Language
  /** Of the address: `?view=mine`. */
  parameter?: string
}

export function ViewLinks({ label, views, current, language, parameter = 'view' }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const place = views.findIndex(({ key }) => key === current)
  useEffect(() => scrollTo(row.current, place), [place])
  return (
    <nav aria-label={label} className="screen-only mb-5 dense:mb-2">
      {/* On a phone one row that scrolls sideways. */}
      <ul
        ref={row}
        className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5 max-sm:whitespace-nowrap sm:flex-wrap dense:gap-1"
      >
        {views.map(({ key, label: name, count }) => (
          <li key={key}>
            <Link
              to={`?${parameter}=${key}`}
              aria-current={key === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-neutral-300 px-4 py-1 font-bold text-title hover:bg-primary-50 aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action dense:min-h-9 dense:gap-1.5 dense:px-2.5 dense:py-0 dense:text-sm"
            >
              {name}
              {count === undefined ? null : (
                <span className="figures rounded-full bg-neutral-100 px-2 text-sm text-neutral-800">
                  {formatCount(count, language)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row of a phone until the view is in its middle, or as far as it goes. */
function scrollTo(row: HTMLElement | null, place: number): void {
  const shown = row?.children[place]?.getBoundingClientRect()
  if (!row || !shown) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollBy({ left: shown.left + shown.width / 2 - left - width / 2, behavior: 'instant' })
}
