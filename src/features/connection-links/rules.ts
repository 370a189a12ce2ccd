// Who may give a connection's access to others or end it, and how often codes and offers are sent.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Access, OwnConnection } from '#features/connections/contract/own.ts'

export const maxNumbers = 20
export const maxDelegates = 5

export const codeMinutes = 10
export const maxTries = 5

/** Days after which codes and offers that were not accepted are removed. */
export const codeDays = 1
export const offerDays = 30

const hour = 3600
const day = 24 * hour

/** By the person who asks, and by the number, whose phone must not ring all day. */
export const codeLimits = { person: { max: 5, seconds: hour }, number: { max: 6, seconds: day } }
export const confirmLimit = { max: 20, seconds: hour }
export const offerLimit = { max: 10, seconds: day }

/** A delegate changes nothing; a former holder neither. */
export function mayGive({ access, until }: Pick<OwnConnection, 'access' | 'until'>): Verdict {
  if (access === 'delegate') return deny('connection_links.delegate_gives_none')
  return until === null ? allow : deny('connection_links.former_holder')
}

/** `access`: what the person who ends it has to the same connection in the same holder's time; undefined: none. */
export function mayEnd(at: { isSelf: boolean; isGiver: boolean; access: Access | undefined }): boolean {
  return at.isSelf || at.isGiver || at.access === 'own'
}
