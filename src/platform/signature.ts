// Who did something, as rows store it: the person's number, and the name at that time.

import type { Actor } from './context.ts'

/** The system and visitors have a name without a number. */
export function signatureOf(actor: Actor): { byId: number | null; byName: string } {
  if (actor.kind === 'visitor') return { byId: null, byName: actor.client }
  return { byId: actor.kind === 'machine' ? null : actor.id, byName: actor.name }
}
