// Context with the language of the page.

import { createContext, useContext } from 'react'
import type { Language } from '#kit/language.ts'

/** Provided once per document, and once per island in it. */
export const PageLanguage = createContext<Language>('en')

export function useLanguage(): Language {
  return useContext(PageLanguage)
}
