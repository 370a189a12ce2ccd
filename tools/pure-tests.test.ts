// Tests that the tests of pure functions are pure: what they import has no state that one file could leave to the next.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pureTests } from './pure-tests.ts'
import { reachedFrom } from './reached-modules.ts'

test('they are found', () => {
  expect(pureTests.length).toBeGreaterThan(60)
})

test('they replace no time, global or environment, and do not set the month table', () => {
  const changing = /\bvi\b|\bprocess\b|\bglobalThis\b|setMonthTable|configureGlobal/
  expect(pureTests.filter((file) => changing.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('they reach no server, browser or platform module, except messages', () => {
  const reached = new Set(pureTests.flatMap((file) => [...reachedFrom(file)]))
  const stateful =
    /\.server\.ts$|\.tsx$|^src\/(platform|ui|shells)\/(?!([\w-]+\/)*([\w-]+-)?messages\.ts$)|\/(store|operations|screens)\//
  expect([...reached].filter((file) => stateful.test(file))).toEqual([])
})

test('the active month table is the only variable of the modules they reach', () => {
  const reached = new Set(pureTests.flatMap((file) => [...reachedFrom(file)].filter((each) => each !== file)))
  const variable = /^(export )?let /m
  expect([...reached].filter((file) => variable.test(readFileSync(file, 'utf8')))).toEqual([
    'src/kit/calendar/table-in-use.ts',
  ])
})
