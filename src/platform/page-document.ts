// What does the document's loader give to every screen?

import { useRouteLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Tenant } from '#platform/context.ts'

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
