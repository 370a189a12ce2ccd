// The body of a page without menu and footer: the name of the organisation on its colour, a heading and one message.

import type { ReactNode } from 'react'

type Props = { title: string; organisation: string | undefined; children: ReactNode }

export function BarePage({ title, organisation, children }: Props) {
  return (
    <>
      {organisation ? (
        <header className="on-dark bg-primary py-4">
          <p className="page-width text-lg leading-heading font-bold text-white">{organisation}</p>
        </header>
      ) : null}
      <main className="page-width py-8 md:py-12">
        <h1 className="text-2xl">{title}</h1>
        <div className="measure">{children}</div>
      </main>
    </>
  )
}
