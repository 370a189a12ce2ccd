// Whose house is the signed-in room in: the head of its prints?

import { useRouteLoaderData } from 'react-router'
import type { Bilingual } from '#kit/language.ts'

export type House = { name: Bilingual; address: Bilingual; logoUrl: string }

/** The organisation as the staff's shell loaded it. */
export function useHouse(): House {
  return useRouteLoaderData<{ house: House }>('staff')!.house
}
