// How does a reader turn the pages of albums and pictures?

import { inDigits, translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { albumsMessages } from '../messages.ts'

export function Pages({ path, page, pages }: { path: string; page: number; pages: number }) {
  const language = useLanguage()
  const say = translator(albumsMessages, language)
  if (pages < 2) return null
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  const numbers = Array.from({ length: Math.min(5, pages) }, (_, place) => first + place)
  return (
    <nav aria-label={say('albums.pages')} className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={number === 1 ? path : `${path}?page=${number}`}
              aria-current={number === page ? 'page' : undefined}
              aria-label={say('albums.page', { n: number })}
              className="figures flex min-h-11 min-w-11 items-center justify-center rounded-box border border-neutral-300 px-3 font-semibold text-primary hover:bg-secondary-50 aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-white"
            >
              {inDigits(String(number), language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page number out of an address: the nearest sensible one. */
export function pageIn(request: Request): number {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1))
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 1), 100_000) : 1
}
