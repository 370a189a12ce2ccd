// Loader data of the document, available to every screen.

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
  brand: Tenant['brand']
  /** The address of the preview picture for shared pages without one of their own. */
  preview: string | undefined
}

export function useDocument(): DocumentData | undefined {
  return useRouteLoaderData<DocumentData>('root')
}
