// Which language is this page in?

import { useRouteLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Tenant } from '#platform/context.ts'

/** What the document's loader gives to every screen. */
export type DocumentData = {
  language: Language
  /** The organisation's name in this language. */
  organisation: string
  reference: string
  origin: string
  icon: Tenant['icon']
}

export function useDocument(): DocumentData | undefined {
  return useRouteLoaderData<DocumentData>('root')
}

export function useLanguage(): Language {
  return useDocument()?.language ?? 'en'
}
