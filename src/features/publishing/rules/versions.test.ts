// Tests of the times in which earlier versions of an item were in force.

import { expect, test } from 'vitest'
import type { ShownEvent } from '../contract/outputs.ts'
import { earlierVersions } from './versions.ts'

const act = (name: ShownEvent['act'], day: number, by: string | null = 'Maya Rai'): ShownEvent => {
  const at = `2026-11-0${day}T05:00:00.000Z`
  return { act: name, at, effectiveAt: at, note: { en: '', ne: '' }, by }
}

test('a version is in force from the correction before it until its own, newest first; what is not stored is left out', () => {
  const acts = [
    act('changed', 1),
    act('published', 2),
    act('changed', 3, 'Gita Rai'),
    act('withdrawn', 4),
    act('changed', 5, null),
  ]
  const [first, second, third] = [acts[0]!.at, acts[2]!.at, acts[4]!.at]
  expect(earlierVersions({ acts, versions: [1, 2, 3] })).toEqual([
    { number: 3, since: second, until: third, by: null },
    { number: 2, since: first, until: second, by: 'Gita Rai' },
    { number: 1, since: null, until: first, by: 'Maya Rai' },
  ])
  expect(earlierVersions({ acts, versions: [3] }).map(({ number }) => number)).toEqual([3])
  expect(earlierVersions({ acts: [], versions: [] })).toEqual([])
})
