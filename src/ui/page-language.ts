// Which language is this page in?

import { createContext, useContext } from 'react'
import type { Language } from '#kit/language.ts'

/** Given once around a document, and around every island in it. */
export const PageLanguage = createContext<Language>('en')

export function useLanguage(): Language {
  return useContext(PageLanguage)
}
