// Tests of the policies command: sets valid values, of one organisation only.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { runPolicies } from './policies.ts'

let world: World
let printed: string[] = []
onPrinted((text) => printed.push(text.trim()))

beforeAll(async () => {
  world = await openWorld()
})

beforeEach(() => {
  printed = []
})

function run(...args: string[]): Promise<void> {
  return runPolicies(world.resources, args)
}

test('a new organisation starts with the periods of the documentation, and they are changed one by one', async () => {
  await run('show', '--org', '487')
  expect(printed).toEqual([
    'complaint-reopen-days 7',
    'complaint-kept-days 730',
    'complaint-wards',
    'application-open-days 730',
    'application-returned-days 365',
    'application-rejected-days 365',
    'application-approved-days 3650',
    'publishing-review-by-another 0',
    'staff-second-factor-for-all 0',
    'billing runs',
    'billing-bill-date run',
    'billing-cycle-months 1',
    'billing-first-month full',
    'billing-last-month full',
    'billing-cut-tap nothing',
    'billing-tap-change next-period',
    'billing-missing-reading skipped',
    'billing-reminders sms',
    'billing-cash-overdue-days 2',
    'billing-cheque-overdue-days 3',
    'billing-cheque-answer-days 7',
    'billing-instalment-grace-days 7',
    'billing-persons 1',
    'billing-hold-fee 0',
    'billing-cheque-fee 0',
  ])
  await run('set', '--org', '487', 'application-rejected-days', '१८०')
  await run('set', '--org', '487', 'complaint-kept-days', '400')
  await run('set', '--org', '487', 'complaint-wards', '10')
  printed = []
  await run('show', '--org', '487')
  expect(printed).toEqual(expect.arrayContaining(['application-rejected-days 180', 'complaint-wards 10']))
  expect(printed).toContain('complaint-kept-days 400')
  await run('set', '--org', '487', 'complaint-wards')
  await run('show', '--org', '320')
  expect(printed.slice(-23)).toContain('application-rejected-days 365')
})

test('a change is in the audit', async () => {
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['action', 'actorName', 'changes'])
    .where('action', 'like', '%policy_changed')
    .orderBy('id')
    .execute()
  expect(rows[0]).toMatchObject({ actorName: 'policies', changes: { rejectedDays: '१८०' } })
})

test('billing policies are set by their options, others stay, and one person in place of two stays a request', async () => {
  await run('set', '--org', '487', '--billing', 'imported', '--cut-tap', 'fee', '--hold-fee', '२५.५०', '--persons', '2')
  await run('set', '--org', '487', '--cycle-months', '2')
  printed = []
  await run('set', '--org', '487', '--persons', '1')
  expect(printed.join()).toContain('an administrator approves it in the console')
  printed = []
  await run('show', '--org', '487')
  expect(printed).toEqual(
    expect.arrayContaining([
      'billing imported',
      'billing-cut-tap fee',
      'billing-hold-fee 25.5',
      'billing-cycle-months 2',
      'billing-persons 2',
    ]),
  )
})

test.each([
  [['set', '--org', '487', '--billing', 'elsewhere'], 'request.invalid'],
  [['set', '--org', '320', '--cut-tap', 'fee'], 'request.invalid'],
  [['set', '--org', '487', '--cycle-months', '4'], 'request.invalid'],
  [['set', '--org', '487', 'complaint-wards', '9', '--billing', 'runs'], 'npm run policies'],
  [['show', '--org', '487', '--billing', 'runs'], 'npm run policies'],
  [['set', '--org', '487', 'application-rejected-days', '3'], 'request.invalid'],
  [['set', '--org', '487', 'application-rejected-days'], 'request.invalid'],
  [['set', '--org', '487', 'application-approved-days', 'ten'], 'request.invalid'],
  [['set', '--org', '487', 'staff-second-factor-for-all', '2'], 'request.invalid'],
  [['set', '--org', '487', 'application-colour', '3'], 'npm run policies'],
  [['set', '--org', '487', 'gossip'], 'npm run policies'],
  [['set', '--org', '487'], 'npm run policies'],
  [['show'], 'npm run policies'],
  [['show', '--org', '1'], 'organisations.unknown_number'],
  [[], 'npm run policies'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})
