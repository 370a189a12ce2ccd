// A page of a customer's own cases: heading, list or empty state, links to the other pages.

import type { ReactNode } from 'react'
import { PageMeta } from '#platform/page-meta.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { useLanguage } from '#ui/page-language.ts'

type Link = { href: string; text: string }

/** How many cases a page shows. */
export const ownListLimit = 10

/** The page that the URL requests, from 1. */
export function pageOf(request: Request): number {
  return Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1)
}

type OwnListProps = {
  text: { title: string; lead: string; none: string; noneText: string }
  icon: 'message' | 'file'
  /** Where one is sent, and where one is tracked without signing in. */
  send: Link
  track: Link
  page: number
  total: number
  /** One item for each case of the page. */
  children: ReactNode[]
}

export function OwnList({ text, icon, send, track, page, total, children }: OwnListProps) {
  const language = useLanguage()
  const sendLink = (
    <ButtonLink kind="primary" href={send.href}>
      {send.text}
    </ButtonLink>
  )
  return (
    <>
      <PageMeta title={text.title} />
      <PageHeading title={text.title} lead={text.lead} actions={children.length > 0 ? sendLink : undefined} />
      {children.length === 0 ? (
        <EmptyState
          title={text.none}
          text={text.noneText}
          icon={icon}
          action={
            <>
              {sendLink}
              <ButtonLink href={track.href}>{track.text}</ButtonLink>
            </>
          }
        />
      ) : null}
      <ul className="grid gap-3">{children}</ul>
      <PageLinks
        page={page}
        pages={Math.ceil(total / ownListLimit)}
        language={language}
        to={(next) => `?page=${next}`}
      />
    </>
  )
}
