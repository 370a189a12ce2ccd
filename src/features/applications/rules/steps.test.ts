import { expect, test } from 'vitest'
import type { StepKind, Turn } from '../contract/progress.ts'
import {
  changedDetails,
  keepUntil,
  mayApprove,
  mayCheck,
  mayPrepare,
  mayResubmit,
  mayTurnDown,
  nextStep,
  stateOf,
} from './steps.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { missingPapers, paperName, papersFor } from './papers.ts'

const [ramesh, gita, bishnu] = [11, 12, 13]
const rights: Record<number, Turn> = { [ramesh]: 'prepare', [gita]: 'check', [bishnu]: 'approve' }

/** `submitted prepared:11 checked:12` */
function steps(story: string) {
  return story.split(' ').map((one) => {
    const [kind, by] = one.split(':')
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

const all: Turn[] = ['prepare', 'check', 'approve']
const signing: [string, string, number, Turn[], 'prepare' | 'check' | 'approve' | 'turn down', string | true][] = [
  ['Ramesh prepares what was sent', 'submitted', ramesh, [], 'prepare', true],
  ['Gita checks what Ramesh prepared', 'submitted prepared:11', gita, [], 'check', true],
  ['Bishnu approves what both signed', 'submitted prepared:11 checked:12', bishnu, [], 'approve', true],
  ['nobody checks before preparing', 'submitted', gita, [], 'check', 'applications.not_to_check'],
  ['nobody approves before checking', 'submitted prepared:11', bishnu, [], 'approve', 'applications.not_to_approve'],
  ['nobody prepares twice', 'submitted prepared:11', bishnu, all, 'prepare', 'applications.not_to_prepare'],
  ['the preparer does not check', 'submitted prepared:11', ramesh, all, 'check', 'applications.three_people'],
  [
    'the preparer does not approve',
    'submitted prepared:11 checked:12',
    ramesh,
    all,
    'approve',
    'applications.three_people',
  ],
  [
    'the checker does not approve',
    'submitted prepared:11 checked:12',
    gita,
    all,
    'approve',
    'applications.three_people',
  ],
  ['signing needs the right to', 'submitted', gita, [], 'prepare', 'permission.missing'],
  [
    'what is approved stays so',
    'submitted prepared:11 checked:12 approved:13',
    14,
    all,
    'approve',
    'applications.already_approved',
  ],
  ['what is rejected stays so', 'submitted rejected:11', ramesh, all, 'prepare', 'applications.already_rejected'],
  ['what is returned waits', 'submitted returned:11', ramesh, all, 'prepare', 'applications.with_applicant'],
  ['who could prepare may turn down', 'submitted', ramesh, [], 'turn down', true],
  ['who could check may turn down', 'submitted prepared:11', gita, [], 'turn down', true],
  ['who could approve may turn down', 'submitted prepared:11 checked:12', bishnu, [], 'turn down', true],
  ['not whose turn is over', 'submitted prepared:11', ramesh, [], 'turn down', 'permission.missing'],
  [
    'not the preparer in the place of the checker',
    'submitted prepared:11',
    ramesh,
    all,
    'turn down',
    'applications.three_people',
  ],
  [
    'not what is approved',
    'submitted prepared:11 checked:12 approved:13',
    gita,
    all,
    'turn down',
    'applications.already_approved',
  ],
  [
    'signatures of before a return do not count',
    'submitted prepared:11 returned:12 resubmitted',
    gita,
    all,
    'prepare',
    true,
  ],
  [
    'but those after it do',
    'submitted prepared:11 returned:12 resubmitted prepared:12',
    gita,
    all,
    'check',
    'applications.three_people',
  ],
]

test.each(signing)('%s', (_, story, who, turns, act, expected) => {
  const signer = person(who, ...turns)
  const verdict = {
    prepare: () => mayPrepare(steps(story), signer, []),
    check: () => mayCheck(steps(story), signer),
    approve: () => mayApprove(steps(story), signer),
    'turn down': () => mayTurnDown(steps(story), signer),
  }[act]()
  expect(verdict.ok || verdict.key).toBe(expected)
})

test('nothing is prepared while a paper is missing', () => {
  expect(mayPrepare(steps('submitted'), person(ramesh), ['photo'])).toEqual({
    ok: false,
    key: 'applications.papers_missing',
  })
})

test('only what was returned is sent again', () => {
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
])('%j asks for the papers of the list that are its own', (asking, kinds) => {
  expect(papersFor(list, asking).map(({ kind }) => kind)).toEqual(kinds)
})

test('missing is what is required and not there; a paper not asked for any more is not, and keeps its name', () => {
  expect(missingPapers(list, { kind: 'new' }, ['citizenship', 'somethingElse'])).toEqual(['own1'])
  expect(missingPapers(list, { kind: 'new' }, ['citizenship', 'own1'])).toEqual([])
  expect(paperName(list, 'own1', { kind: 'new' }).ne).toBe('छिमेकीको मन्जुरीनामा')
  expect(paperName(list, 'citizenship', { kind: 'transfer' }).en).toBe('citizenship of transfer')
  expect(paperName(list, 'houseMap', { kind: 'new' }).en).toBe('houseMap of new')
  expect(paperName(list, 'own3').en).toBe('own3')
})

test('where an application stands says which of the organisation’s days count', () => {
  const policy = { openDays: 730, returnedDays: 90, rejectedDays: 365, approvedDays: 3650 }
  expect(keepUntil('checked', '2026-11-22', policy)).toBe('2028-11-21')
  expect(keepUntil('returned', '2026-11-22', policy)).toBe('2027-02-20')
  expect(keepUntil('rejected', '2026-11-22', policy)).toBe('2027-11-22')
  expect(keepUntil('approved', '2026-11-22', policy)).toBe('2036-11-19')
})

test('a correction tells what stood there before', () => {
  const before = { kind: 'new' as const, ward: 4, tol: 'Old', meterNo: 'M1' }
  expect(changedDetails(before, { kind: 'new', ward: 5, tol: 'Old', heirEn: 'Maya' })).toEqual({
    ward: 4,
    meterNo: 'M1',
    heirEn: null,
  })
})
