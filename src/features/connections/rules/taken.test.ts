// Tests of numbers that rows claim although another connection has them.

import { expect, test } from 'vitest'
import { takenClaims, type Claim } from './taken.ts'

const claim = (number: string, key: string, leaves = false): Claim => ({ number, key, leaves })
const taken = (claims: Claim[], holders: Record<string, string[]> = {}, earlier?: Record<string, string>) => {
  const known = { holders: new Map(Object.entries(holders)), earlier: earlier && new Map(Object.entries(earlier)) }
  return [...takenClaims(claims, known)]
}

test.each([
  ['what another connection has', [claim('2', 'NW-1')], { 'NW-1': ['1'] }, undefined, [[0, '1']]],
  ['what an earlier part of the file claims', [claim('2', 'NW-1')], {}, { 'NW-1': '1' }, [[0, '1']]],
  ['what a row above claims', [claim('1', 'NW-1'), claim('2', 'NW-1')], {}, undefined, [[1, '1']]],
  [
    'what its holder gives up only in a row that is refused',
    [claim('1', 'NW-3', true), claim('2', 'NW-1', true)],
    { 'NW-1': ['1'], 'NW-3': ['3'] },
    undefined,
    [
      [0, '3'],
      [1, '1'],
    ],
  ],
])('%s is refused', (_name, claims, holders, earlier, refused) => {
  expect(taken(claims, holders as Record<string, string[]>, earlier)).toEqual(refused)
})

test.each([
  ['no number', [claim('1', ''), claim('2', '')], {}],
  [
    'two numbers that were mixed up',
    [claim('1', 'NW-2', true), claim('2', 'NW-1', true)],
    { 'NW-1': ['1'], 'NW-2': ['2'] },
  ],
  ['a number that its holder gives up', [claim('1', '', true), claim('2', 'NW-1')], { 'NW-1': ['1'] }],
])('%s is taken', (_name, claims, holders) => expect(taken(claims, holders)).toEqual([]))
