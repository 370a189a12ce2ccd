// Tables of cases of the steps of an application: next step, signatures, papers, retention, changes.

import { expect, test } from 'vitest'
import type { StepKind, Turn } from '../contract/progress.ts'
import {
  changedDetails,
  retentionEnd,
  mayApprove,
  mayCheck,
  mayEnterConnection,
  mayPrepare,
  mayResubmit,
  mayReturnOrReject,
  nextStep,
  stateOf,
} from './steps.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { missingPapers, paperName, papersFor } from './papers.ts'

const [ramesh, gita, bishnu] = [11, 12, 13]
const rights: Record<number, Turn> = { [ramesh]: 'prepare', [gita]: 'check', [bishnu]: 'approve' }

/** `submitted prepared:11 checked:12` */
function steps(story: string) {
  return story.split(' ').map((step) => {
    const [kind, by] = step.split(':')
    return { kind: kind as StepKind, byId: by ? Number(by) : null }
  })
}

function person(id: number, ...turns: Turn[]) {
  const named = turns.length > 0 ? turns : [rights[id]!]
  return { id, permissions: new Set(named.map((turn) => `applications:${turn}` as const)) }
}

test.each([
  ['submitted', 'submitted', 'prepare'],
  ['submitted prepared:11', 'prepared', 'check'],
  ['submitted prepared:11 checked:12', 'checked', 'approve'],
  ['submitted prepared:11 checked:12 approved:13', 'approved', undefined],
  ['submitted rejected:11', 'rejected', undefined],
  ['submitted prepared:11 returned:12', 'returned', 'resubmit'],
  ['submitted prepared:11 returned:12 resubmitted', 'submitted', 'prepare'],
])('after "%s" it is %s and %s comes next', (story, state, next) => {
  expect(stateOf(steps(story))).toBe(state)
  expect(nextStep(steps(story))).toBe(next)
})

const allTurns: Turn[] = ['prepare', 'check', 'approve']
const signing: [string, string, number, Turn[], 'prepare' | 'check' | 'approve' | 'return or reject', string | true][] =
  [
    ['Ramesh prepares what was sent', 'submitted', ramesh, [], 'prepare', true],
    ['Gita checks what Ramesh prepared', 'submitted prepared:11', gita, [], 'check', true],
    ['Bishnu approves what both signed', 'submitted prepared:11 checked:12', bishnu, [], 'approve', true],
    ['checking requires preparation', 'submitted', gita, [], 'check', 'applications.not_to_check'],
    ['approving requires checking', 'submitted prepared:11', bishnu, [], 'approve', 'applications.not_to_approve'],
    [
      'a prepared application cannot be prepared again',
      'submitted prepared:11',
      bishnu,
      allTurns,
      'prepare',
      'applications.not_to_prepare',
    ],
    ['the preparer cannot check', 'submitted prepared:11', ramesh, allTurns, 'check', 'applications.three_people'],
    [
      'the preparer cannot approve',
      'submitted prepared:11 checked:12',
      ramesh,
      allTurns,
      'approve',
      'applications.three_people',
    ],
    [
      'the checker cannot approve',
      'submitted prepared:11 checked:12',
      gita,
      allTurns,
      'approve',
      'applications.three_people',
    ],
    ['signing requires the permission', 'submitted', gita, [], 'prepare', 'permission.missing'],
    [
      'an approved application stays approved',
      'submitted prepared:11 checked:12 approved:13',
      14,
      allTurns,
      'approve',
      'applications.already_approved',
    ],
    [
      'a rejected application stays rejected',
      'submitted rejected:11',
      ramesh,
      allTurns,
      'prepare',
      'applications.already_rejected',
    ],
    [
      'a returned application waits for the applicant',
      'submitted returned:11',
      ramesh,
      allTurns,
      'prepare',
      'applications.with_applicant',
    ],
    ['the preparer can return or reject', 'submitted', ramesh, [], 'return or reject', true],
    ['the checker can return or reject', 'submitted prepared:11', gita, [], 'return or reject', true],
    ['the approver can return or reject', 'submitted prepared:11 checked:12', bishnu, [], 'return or reject', true],
    [
      'returning requires the permission of the next step',
      'submitted prepared:11',
      ramesh,
      [],
      'return or reject',
      'permission.missing',
    ],
    [
      'the preparer cannot return instead of the checker',
      'submitted prepared:11',
      ramesh,
      allTurns,
      'return or reject',
      'applications.three_people',
    ],
    [
      'an approved application cannot be returned or rejected',
      'submitted prepared:11 checked:12 approved:13',
      gita,
      allTurns,
      'return or reject',
      'applications.already_approved',
    ],
    [
      'signatures before a return do not count',
      'submitted prepared:11 returned:12 resubmitted',
      gita,
      allTurns,
      'prepare',
      true,
    ],
    [
      'signatures after a return count',
      'submitted prepared:11 returned:12 resubmitted prepared:12',
      gita,
      allTurns,
      'check',
      'applications.three_people',
    ],
  ]

test.each(signing)('%s', (_, story, who, turns, action, expected) => {
  const signer = person(who, ...turns)
  const verdict = {
    prepare: () => mayPrepare(steps(story), signer, []),
    check: () => mayCheck(steps(story), signer),
    approve: () => mayApprove(steps(story), signer),
    'return or reject': () => mayReturnOrReject(steps(story), signer),
  }[action]()
  expect(verdict.ok || verdict.key).toBe(expected)
})

test('an application with missing papers cannot be prepared', () => {
  expect(mayPrepare(steps('submitted'), person(ramesh), ['photo'])).toEqual({
    ok: false,
    key: 'applications.papers_missing',
  })
})

test('only a returned application can be resubmitted', () => {
  expect(mayResubmit(steps('submitted returned:11'))).toEqual({ ok: true })
  for (const story of [
    'submitted',
    'submitted prepared:11',
    'submitted rejected:11',
    'submitted returned:11 resubmitted',
  ])
    expect(mayResubmit(steps(story))).toMatchObject({ key: 'applications.not_returned' })
})

const listed = (purpose: ListedPaper['purpose'], kind: PaperKind, changes: Partial<ListedPaper> = {}): ListedPaper => ({
  purpose,
  kind,
  label: { en: `${kind} of ${purpose}`, ne: kind },
  required: true,
  asked: true,
  sample: false,
  ...changes,
})
const list = [
  listed('new', 'citizenship'),
  listed('new', 'own1', { label: { en: 'Consent of neighbours', ne: 'छिमेकीको मन्जुरीनामा' } }),
  listed('new', 'photo', { required: false }),
  listed('new', 'houseMap', { asked: false }),
  listed('transfer', 'citizenship'),
  listed('transfer', 'oldBill'),
  listed('inheritance', 'deathCertificate'),
  listed('inheritance', 'oldBill'),
]

test.each<[Parameters<typeof papersFor>[1], PaperKind[]]>([
  [{ kind: 'new' }, ['citizenship', 'own1', 'photo']],
  [{ kind: 'new', transferReason: 'inheritance' }, ['citizenship', 'own1', 'photo']],
  [{ kind: 'transfer', transferReason: 'sale' }, ['citizenship', 'oldBill']],
  [{ kind: 'transfer', transferReason: 'inheritance' }, ['citizenship', 'oldBill', 'deathCertificate']],
])('%j requests the papers of its purposes', (request, kinds) => {
  expect(papersFor(list, request).map(({ kind }) => kind)).toEqual(kinds)
})

test('required papers that are not present are missing; a paper no longer requested is not, and keeps its name', () => {
  expect(missingPapers(list, { kind: 'new' }, ['citizenship', 'somethingElse'])).toEqual(['own1'])
  expect(missingPapers(list, { kind: 'new' }, ['citizenship', 'own1'])).toEqual([])
  expect(paperName(list, 'own1', { kind: 'new' }).ne).toBe('छिमेकीको मन्जुरीनामा')
  expect(paperName(list, 'citizenship', { kind: 'transfer' }).en).toBe('citizenship of transfer')
  expect(paperName(list, 'houseMap', { kind: 'new' }).en).toBe('houseMap of new')
  expect(paperName(list, 'own3').en).toBe('own3')
})

test('the state of an application selects the retention period', () => {
  const policy = { openDays: 730, returnedDays: 90, rejectedDays: 365, approvedDays: 3650 }
  expect(retentionEnd('checked', '2026-11-22', policy)).toBe('2028-11-21')
  expect(retentionEnd('returned', '2026-11-22', policy)).toBe('2027-02-20')
  expect(retentionEnd('rejected', '2026-11-22', policy)).toBe('2027-11-22')
  expect(retentionEnd('approved', '2026-11-22', policy)).toBe('2036-11-19')
})

test('a correction records the previous values', () => {
  const before = { kind: 'new' as const, ward: 4, tol: 'Old', meterNo: 'M1' }
  expect(changedDetails(before, { kind: 'new', ward: 5, tol: 'Old', heirEn: 'Maya' })).toEqual({
    ward: 4,
    meterNo: 'M1',
    heirEn: null,
  })
})

test.each([
  ['new', 'approved', bishnu, 'allowed'],
  ['new', 'approved', ramesh, 'permission.missing'],
  ['new', 'checked', bishnu, 'applications.made_before_approval'],
  ['new', 'rejected', bishnu, 'applications.made_before_approval'],
  ['transfer', 'approved', bishnu, 'applications.made_of_transfer'],
] as const)('the connection made from a %s application that is %s, entered by %i: %s', (kind, state, by, expected) => {
  const verdict = mayEnterConnection({ kind, state }, person(by))
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
})
