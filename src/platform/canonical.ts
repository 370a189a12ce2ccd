// Canonical address of a page in each language.

import { useLocation } from 'react-router'
import type { Language } from '#kit/language.ts'
import { useDocument } from './page-document.ts'

/** `own` is the address of the requested language; `?lang=` is the only part in which the languages differ. */
export type Canonical = { own: string; plain: string; inTheLanguage: (language: Language) => string }

export function useCanonical(): Canonical | undefined {
  const { pathname, search } = useLocation()
  const origin = useDocument()?.origin
  return origin ? canonicalOf(origin, pathname, search) : undefined
}

/** @example canonicalOf('https://a.example', '/news', '?lang=ne').own // 'https://a.example/news?lang=ne' */
export function canonicalOf(origin: string, pathname: string, search: string): Canonical {
  const query = new URLSearchParams(search)
  const requested = query.get('lang')
  query.delete('lang')
  const plain = `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`
  const inTheLanguage = (language: Language) => `${plain}${query.size > 0 ? '&' : '?'}lang=${language}`
  return { own: requested === 'ne' ? inTheLanguage('ne') : plain, plain, inTheLanguage }
}
