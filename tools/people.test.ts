// Tests of the people command: creates an administrator who can sign in, lists people, suspends them.

import { beforeAll, expect, test } from 'vitest'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { people } from './people.ts'

let world: World
const printed: string[] = []
onPrinted((text) => printed.push(text))
beforeAll(async () => {
  world = await openWorld()
})

const run = (...args: string[]) => people(world.resources, args)

test('the first administrator activates the account with the printed code', async () => {
  await run('add', '--org', '320', '--email', 'boss@kakarvitta.example', '--role', 'administrator')
  const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(printed.join(''))![0]
  const body = { code, password: 'correct horse battery', again: 'correct horse battery' }
  const elsewhere = await world.api('POST', '/auth/codes/confirmations', { body })
  expect(elsewhere.status, 'not in another organisation').toBe(400)
  const answer = await world.api('POST', '/auth/codes/confirmations', { body, host: 'kakarvitta.test' })
  expect(await answer.json()).toMatchObject({ person: { kind: 'staff', roles: ['administrator'] } })
  await run('list', '--org', '320')
  expect(printed.at(-1)).toMatch(/boss@kakarvitta\.example {2}administrator {2}active/)
})

test('a person is suspended', async () => {
  await run('suspend', '--org', '487', '--email', 'maya@damak.example', '--reason', 'left')
  await run('list', '--org', '487')
  expect(printed.join('')).toMatch(/maya@damak\.example {2}editor {2}suspended/)
})

test.each([
  [['add', '--org', '487', '--email', 'x@y.example', '--role', 'king'], 'invalid: request.invalid'],
  [['add', '--org', '487', '--email', 'x@y.example'], 'invalid: request.invalid'],
  [['add', '--org', '1', '--email', 'x@y.example', '--role', 'clerk'], 'missing: organisations.unknown_number'],
  [['suspend', '--org', '487', '--email', 'nobody@y.example'], 'missing: people.unknown'],
  [['suspend', '--org', '487', '--email', 'rajendra@damak.example'], 'conflict: people.last_administrator'],
  [['crown'], 'npm run people -- list'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})
