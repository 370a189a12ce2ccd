// How does a reader go through the pages of a plain list?

import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { uiMessages } from '#ui/messages.ts'

/** `href` gives the address of a page. Nothing stands here when one page is all. */
export function Pager(props: {
  page: number
  limit: number
  total: number
  language: Language
  href: (page: number) => string
}) {
  const { page, limit, total, language, href } = props
  const say = translator(uiMessages, language)
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1) return null
  return (
    <nav className="screen-only mt-4 flex flex-wrap items-center gap-3" aria-label={say('ui.pages')}>
      {page > 1 ? (
        <Link to={href(page - 1)} className={buttonClass('plain')} rel="prev">
          {say('ui.previous')}
        </Link>
      ) : null}
      <span className="figures">{say('ui.page_of', { page, last })}</span>
      {page < last ? (
        <Link to={href(page + 1)} className={buttonClass('plain')} rel="next">
          {say('ui.next')}
        </Link>
      ) : null}
    </nav>
  )
}
