// Loading of one case with its events, and recording of new events.

import { refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { CaseKey } from '../contract/keys.ts'
import { isCase } from '../store/cases.server.ts'
import type { CaseKind, Loaded } from './kind.server.ts'

/**
 * The case and its events; refuses as `missing` what is not there, belongs to another organisation or sender, or was sent from
 * another phone. Inside a transaction the case is locked until its end, so that two people's events come one after the other.
 * @example await loadCase(tx, complaint, { id })
 */
export async function loadCase<Case extends { id: number }, Event, NewEvent>(
  scope: Scope,
  kind: CaseKind<Case, Event, NewEvent>,
  key: CaseKey,
): Promise<Loaded<Case, Event>> {
  const stored = 'id' in key ? key : { ...key, code: readCode(kind, key.code) }
  const lock = scope.db.isTransaction
  const found = (await kind.find(scope, isCase(scope, stored), { lock })) ?? refuse('missing', kind.unknown)
  // A statement of its own: one that waited for the lock would still see the events of before.
  return { ...found, events: await kind.listEvents(scope, found.id) }
}

/** Writes the event and what follows from it; returns the case as it is afterwards. */
export async function recordEvent<Case extends { id: number }, Event, NewEvent>(
  tx: Ctx,
  kind: CaseKind<Case, Event, NewEvent>,
  loaded: Loaded<Case, Event>,
  event: NewEvent,
): Promise<Loaded<Case, Event>> {
  const recorded = await kind.insertEvent(tx, loaded, event)
  const after = { ...loaded, events: [...loaded.events, recorded] }
  return { ...after, ...(await kind.updateAfter(tx, after)) }
}

/** The tracking code as it is stored; what cannot be one is the code of nothing. */
export function readCode({ letter, unknown }: { letter: string; unknown: string }, typed: string): string {
  return readTrackingCode(letter, typed) ?? refuse('missing', unknown)
}
