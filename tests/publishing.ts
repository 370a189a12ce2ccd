// Assertions on the publishing workflow: an item is readable while it is public, never before, after or once withdrawn.

import { expect } from 'vitest'
import type { Ctx, Staff, System } from '#platform/context.ts'
import type { WorkflowKind } from '#features/publishing/operations/definition.server.ts'
import { expire, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import type { World } from './world.ts'
import { expectRefusal } from './world.ts'

type Office = Ctx<Staff | System>

/** The transitions of a published kind. */
export function transitionsOf(kind: WorkflowKind): Omit<Transitions<number>, 'isThere'> {
  return {
    publish: (ctx, id, window) => publish(ctx, kind, id, window),
    expire: (ctx, id, until) => expire(ctx, kind, id, until),
    withdraw: (ctx, id, note) => withdraw(ctx, kind, id, note),
    unknown: kind.unknown,
  }
}

export type Transitions<Key> = {
  publish: (ctx: Office, key: Key, window?: { from?: Date; until?: Date | null }) => Promise<void>
  expire: (ctx: Office, key: Key, until: Date | null) => Promise<void>
  withdraw: (ctx: Office, key: Key, note: { en: string; ne: string }) => Promise<void>
  /** The message key of a missing item. */
  unknown: string
  /** Returns whether the item is visible to a visitor anywhere. */
  isThere: (ctx: Ctx) => Promise<boolean>
}

/** Takes a draft of Damak through scheduled, published, expired and withdrawn; another organisation cannot change it. */
export async function expectNeverReadable<Key>(world: World, key: Key, transitions: Transitions<Key>): Promise<void> {
  const start = world.visitor(world.damak).now
  const anHourOn = new Date(start.getTime() + 3_600_000)
  const office = world.system(world.damak)
  const seen = async (now: Date) => {
    world.travelTo(now)
    return transitions.isThere(world.visitor(world.damak))
  }
  const note = { en: 'It was wrong', ne: '' }

  expect(await seen(start), 'draft').toBe(false)
  const foreign = transitions.publish(world.system(world.kakarvitta), key)
  await expectRefusal('missing', transitions.unknown, foreign)
  await transitions.publish(office, key, { from: anHourOn })
  expect(await seen(start), 'scheduled').toBe(false)
  expect(await seen(anHourOn), 'published').toBe(true)
  const later = new Date(anHourOn.getTime() + 3_600_000)
  await transitions.expire(office, key, later)
  expect(await seen(anHourOn), 'before its end').toBe(true)
  expect(await seen(later), 'expired').toBe(false)
  await transitions.withdraw(office, key, note)
  expect(await seen(anHourOn), 'withdrawn').toBe(false)
  world.travelTo(start)
}
