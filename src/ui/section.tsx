// Titled section of a page.

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type SectionMore = { href: string; label: string }

/** A titled part of a page; `more` links to all items of its kind. `id` is its fragment and its label's prefix. */
export function Section(props: { id: string; title: string; more?: SectionMore; children: ReactNode }) {
  const { id, title, more, children } = props
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section">
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {more ? <MoreLink {...more} /> : null}
      </div>
      {children}
    </section>
  )
}

/** Link from an excerpt to the whole list; not printed. */
export function MoreLink({ href, label }: SectionMore) {
  return (
    <a href={href} className="more-link">
      {label}
      <Icon name="arrow" />
    </a>
  )
}
