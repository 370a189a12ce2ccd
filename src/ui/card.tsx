// Cards of equal width in a grid, plain or linked as a whole.

import type { ReactNode } from 'react'

/** A grid of equal cards: one column on a phone, then as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 [&>li]:grid">{children}</ul>
}

export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`card p-5 ${className}`}>{children}</div>
}

/** A card that is one link: the title is the link's name, the whole card can be pressed. */
export function LinkCard(props: { href: string; title: string; level?: 2 | 3; children?: ReactNode }) {
  const { href, title, level = 3, children } = props
  const Heading = `h${level}` as const
  return (
    <div className="card card-link relative p-5">
      <Heading className="text-lg">
        <a href={href} className="after:absolute after:inset-0 after:rounded-box hover:underline">
          {title}
        </a>
      </Heading>
      {children}
    </div>
  )
}
