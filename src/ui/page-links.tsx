// Pagination by plain links.

import type { Language } from '#kit/language.ts'
import { inDigits, translator } from '#kit/language.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages.ts'

const shape = 'figures inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-box px-3 font-bold'
const currentStyle = `${shape} bg-action text-on-action`
const linkStyle = `${shape} text-secondary-800 hover:bg-secondary-50 hover:text-title`

/** Renders nothing when there is one page. `to` returns the address of a page. */
export function PageLinks(props: { page: number; pages: number; to: (page: number) => string; language: Language }) {
  const { page, pages, to, language } = props
  const t = translator(uiMessages, language)
  if (pages < 2) return null
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  const numbers = Array.from({ length: Math.min(5, pages) }, (_, index) => first + index)
  return (
    <nav aria-label={t('ui.pages')} className="mt-8">
      <ul className="flex flex-wrap gap-1">
        {page > 1 ? (
          <li>
            <a href={to(page - 1)} rel="prev" className={linkStyle}>
              <Icon name="chevron" className="size-4 rotate-90" />
              {t('ui.previous')}
            </a>
          </li>
        ) : null}
        {numbers.map((n) => (
          <li key={n}>
            <a
              href={to(n)}
              className={n === page ? currentStyle : linkStyle}
              aria-current={n === page ? 'page' : undefined}
              aria-label={t('ui.page', { page: n })}
            >
              {inDigits(String(n), language)}
            </a>
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={to(page + 1)} rel="next" className={linkStyle}>
              {t('ui.next')}
              <Icon name="chevron" className="size-4 -rotate-90" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
