// Is something readable while it is public, and never before, after, or once withdrawn?

import { expect } from 'vitest'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import type { WorkflowKind } from '#features/publishing/operations/definition.server.ts'
import { expire, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import type { World } from './world.ts'
import { expectRefusal } from './world.ts'

type Office = Ctx<Staff | Machine>

/** The transitions of a published kind. */
export function transitionsOf(kind: WorkflowKind): Omit<Acts<number>, 'isThere'> {
  return {
    publish: (ctx, id, window) => publish(ctx, kind, id, window),
    expire: (ctx, id, until) => expire(ctx, kind, id, until),
    withdraw: (ctx, id, note) => withdraw(ctx, kind, id, note),
    unknown: kind.unknown,
  }
}

export type Acts<Key> = {
  publish: (ctx: Office, key: Key, window?: { from?: Date; until?: Date | null }) => Promise<void>
  expire: (ctx: Office, key: Key, until: Date | null) => Promise<void>
  withdraw: (ctx: Office, key: Key, note: { en: string; ne: string }) => Promise<void>
  /** The message key when there is no such thing. */
  unknown: string
  /** Looks at everything that could show it, for a visitor at a moment. */
  isThere: (ctx: Ctx) => Promise<boolean>
}

/** Takes a draft of Damak's through scheduled, published, expired and withdrawn; another organisation can do nothing to it. */
export async function expectNeverReadable<Key>(world: World, key: Key, acts: Acts<Key>): Promise<void> {
  const begun = world.visitor(world.damak).now
  const anHourOn = new Date(begun.getTime() + 3_600_000)
  const office = world.machine(world.damak)
  const seen = async (now: Date) => {
    world.travelTo(now)
    return acts.isThere(world.visitor(world.damak))
  }
  const note = { en: 'It was wrong', ne: '' }

  expect(await seen(begun), 'draft').toBe(false)
  const elsewhere = acts.publish(world.machine(world.kakarvitta), key)
  await expectRefusal('missing', acts.unknown, elsewhere)
  await acts.publish(office, key, { from: anHourOn })
  expect(await seen(begun), 'scheduled').toBe(false)
  expect(await seen(anHourOn), 'gone live').toBe(true)
  const later = new Date(anHourOn.getTime() + 3_600_000)
  await acts.expire(office, key, later)
  expect(await seen(anHourOn), 'still to end').toBe(true)
  expect(await seen(later), 'expired').toBe(false)
  await acts.withdraw(office, key, note)
  expect(await seen(anHourOn), 'withdrawn').toBe(false)
  world.travelTo(begun)
}
