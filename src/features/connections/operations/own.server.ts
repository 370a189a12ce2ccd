// The connections that a person sees with their holder and place, whether one is linked to a person, and its lock.

import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import type { OwnConnection } from '../contract/own.ts'
import { findOwnPlace } from '../store/own.server.ts'

export { lockConnection } from '../store/changes.server.ts'
export { isLinked, listLinkedIds, listLinkedTo, listOwnConnections } from '../store/own.server.ts'

export type OwnPlace = { holder: Bilingual | null; ward: number | null; tol: Bilingual }

/** Whose a connection is and where. A delegate and a former holder do not read the holder's name. */
export async function readOwnPlace(scope: Scope, own: OwnConnection): Promise<OwnPlace> {
  const { nameEn, nameNe, ward, tolEn, tolNe } = await findOwnPlace(scope, own)
  const isPresentHolder = own.access !== 'delegate' && own.until === null
  return {
    holder: isPresentHolder ? { en: nameEn, ne: nameNe } : null,
    ward,
    tol: { en: tolEn ?? '', ne: tolNe ?? '' },
  }
}
