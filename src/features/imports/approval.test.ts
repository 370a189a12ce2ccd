// Tests of imports of ledger entries that a second person approves: nothing before, own connections, refusal, cancellation, interruption.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { openSender } from '#platform/job-queue.server.ts'
import { runJob } from '#platform/jobs.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { importJobs } from './jobs.server.ts'
import { removeOldImportRuns } from './operations/runs.server.ts'
import { importQueue } from './operations/sent-file.server.ts'

let world: World
const accountant = holderOf('accountant')
const approver = holderOf('approver')
const other = { ...accountant, id: 940, email: 'accountant-2@walk.example' }

beforeAll(async () => {
  world = await openWorld()
  const sender = await openSender(world.resources.database)
  await sender.createQueue(importQueue)
  for (const person of [accountant, approver, other, holderOf('clerk')]) await world.session(person)
  await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma' },
    { customer_number: '10426', name_en: 'Hari Rai' },
    { customer_number: '30001', name_en: 'Of the accountant' },
    { customer_number: '30002', name_en: 'Of the approver' },
  )
  await openLedger(world.system(world.damak))
  world.travelTo('2026-11-23T05:15:00Z')
})

let references = 0

/** Rows of a file as customer number, kind and rupees, each with a reference of its own. */
function fileOf(...rows: string[]): string {
  const lines = rows.map((row) => `${row},2083/08/06,A-${(references += 1)}\n`)
  return `customer_number,entry,amount_rs,on,reference\n${lines.join('')}`
}

/** Sends a file that a job is to write, which compares it; returns its number. */
async function send(csv: string, { skipRefused = false } = {}): Promise<number> {
  const form = new FormData()
  form.set('file', new File([csv], 'old.csv', { type: 'text/csv' }))
  for (const name of ['apply', 'later', ...(skipRefused ? ['skipRefused'] : [])]) form.set(name, 'true')
  const answer = await world.api('POST', '/admin/imports/487/ledger', { as: accountant, body: form })
  const { run } = await answer.json()
  await work(run)
  return run
}

function work(id: number) {
  const job = importJobs.find(({ name }) => name === importQueue)!
  return runJob(job, world.resources, { org: 487, id })
}

async function read(id: number, as: CastMember = approver) {
  const answer = await world.api('GET', `/admin/imports/487/ledger/${id}`, { as })
  return answer.json()
}

async function decide(id: number, what: 'approvals' | 'refusals' | 'cancellations', as: CastMember = approver) {
  const body = what === 'refusals' ? { reason: 'The list is not signed' } : {}
  const answer = await world.api('POST', `/admin/imports/487/ledger/${id}/${what}`, { as, body })
  return { status: answer.status, body: await answer.json() }
}

/** Entries under the references from this one on. */
async function posted(first: number) {
  const names = Array.from({ length: references - first + 1 }, (_, place) => `A-${first + place}`)
  const rows = world.resources.database
    .selectFrom('ledgerEntries')
    .select(['reference', 'kind', 'amountPaisa', 'authorId'])
  return rows.where('reference', 'in', names).orderBy('id').execute()
}

function link(person: CastMember, customerNumber: string) {
  const row = { orgId: 487, personId: person.id, customerNumber, createdAt: new Date('2026-01-01') }
  return world.resources.database.insertInto('customers').values(row).execute()
}

async function audited(id: number) {
  const rows = world.resources.database.selectFrom('auditRows').select(['action', 'actorId', 'changes'])
  return rows.where('action', 'like', 'imports.%').where('target', '=', String(id)).orderBy('id').execute()
}

const sums = [
  { kind: 'bill', rows: 1, amountPaisa: 90_00 },
  { kind: 'waiver', rows: 1, amountPaisa: -10_00 },
  { kind: 'payment', rows: 1, amountPaisa: -50_50 },
]

test('a file with payments and decisions waits, is posted when another person approves, and each step is in the audit', async () => {
  const first = references + 1
  const id = await send(fileOf('10425,payment,50.50', '10425,bill,90', '10426,waiver,10'))
  const waiting = await read(id)
  expect(waiting).toMatchObject({ phase: 'approval', problem: null, isResumed: false })
  expect(waiting.result).toMatchObject({ added: 3, refused: 0, toApprove: 2, sums, written: false })
  expect(waiting.approval).toMatchObject({ decided: null, mayDecide: { ok: true }, mayCancel: { ok: false } })
  expect((await read(id, accountant)).approval).toMatchObject({
    mayDecide: { ok: false, key: 'imports.second_person' },
    mayCancel: { ok: true },
  })
  const csv = await world.api('GET', `/admin/imports/487/ledger/${id}/file`, { as: approver })
  expect([csv.headers.get('content-disposition'), await csv.text()]).toMatchObject([
    'attachment; filename="old.csv"',
    expect.stringContaining('10426,waiver,10'),
  ])
  await work(id)
  expect(await posted(first)).toEqual([])
  expect((await decide(id, 'approvals', accountant)).body.key).toBe('imports.second_person')
  expect((await decide(id, 'approvals', holderOf('clerk'))).status).toBe(403)
  const sender = await openSender(world.resources.database)
  const queued = () => sender.findJobs(importQueue, { data: { org: 487, id } })
  expect(await queued()).toHaveLength(1)
  expect(await decide(id, 'approvals')).toMatchObject({ status: 200, body: { phase: 'waiting', result: null } })
  expect((await decide(id, 'approvals')).body.key).toBe('imports.decided')
  expect((await decide(id, 'cancellations', accountant)).body.key).toBe('imports.decided')
  expect(await queued()).toHaveLength(2)
  expect(await posted(first)).toEqual([])
  await work(id)
  const { phase, result, approval, isResumed } = await read(id, accountant)
  expect([phase, isResumed]).toEqual(['ended', false])
  expect(result).toMatchObject({ added: 3, refused: 0, sums: sums.toSorted(), written: true })
  expect(approval.decided).toMatchObject({ outcome: 'approved', reason: null })
  expect(await posted(first)).toMatchObject([
    { kind: 'payment', amountPaisa: -50_50, authorId: accountant.id },
    { kind: 'bill', amountPaisa: 90_00 },
    { kind: 'waiver', amountPaisa: -10_00 },
  ])
  expect(await audited(id)).toMatchObject([
    { action: 'imports.prepared', actorId: accountant.id, changes: { toApprove: 2, sums } },
    { action: 'imports.file_read', actorId: approver.id },
    { action: 'imports.approved', actorId: approver.id, changes: { toApprove: 2, sums } },
  ])
})

test('a file without such rows is written as before, and one that is not to be written does not wait', async () => {
  const free = await send(fileOf('10425,fee,5'))
  expect(await read(free)).toMatchObject({ phase: 'ended', approval: null, result: { added: 1, written: true } })
  const bad = await send(fileOf('10425,waiver,5', 'NONE,waiver,5'))
  expect(await read(bad)).toMatchObject({ phase: 'ended', approval: null, result: { refused: 1, written: false } })
})

test('one that is refused or cancelled posts nothing, and its file is removed', async () => {
  const first = references + 1
  const refused = await send(fileOf('10425,waiver,5'))
  expect((await decide(refused, 'refusals', accountant)).body.key).toBe('imports.second_person')
  expect((await decide(refused, 'refusals')).body).toMatchObject({
    phase: 'ended',
    result: { written: false },
    approval: { decided: { outcome: 'refused', reason: 'The list is not signed' } },
  })
  const cancelled = await send(fileOf('10425,waiver,5'))
  expect((await decide(cancelled, 'cancellations', other)).body.key).toBe('imports.not_sender')
  expect((await decide(cancelled, 'cancellations', accountant)).body).toMatchObject({ phase: 'ended' })
  for (const id of [refused, cancelled]) {
    expect((await decide(id, 'approvals')).body.key).toBe('imports.decided')
    expect((await world.api('GET', `/admin/imports/487/ledger/${id}/file`, { as: approver })).status).toBe(404)
    await work(id)
    const run = world.resources.database.selectFrom('importRuns').select(['file', 'mapping', 'result'])
    expect(await run.where('id', '=', id).execute()).toEqual([{ file: null, mapping: null, result: null }])
  }
  expect(await posted(first)).toEqual([])
  expect((await audited(refused)).at(-1)).toMatchObject({
    action: 'imports.refused',
    actorId: approver.id,
    changes: { reason: 'The list is not signed' },
  })
  expect((await audited(cancelled)).at(-1)).toMatchObject({ action: 'imports.cancelled', actorId: accountant.id })
})

test('rows of a connection of the sender are refused, and of the approver left out', async () => {
  await link(accountant, '30001')
  const first = references + 1
  const own = await send(fileOf('30001,waiver,5', '10426,waiver,6'), { skipRefused: true })
  expect((await read(own)).result).toMatchObject({
    added: 1,
    refused: 1,
    rows: [{ kind: 'refused', line: 2, column: 'customer_number' }, { line: 3 }],
  })
  await decide(own, 'approvals')
  await work(own)
  expect(await posted(first)).toMatchObject([{ amountPaisa: -6_00 }])

  await link(approver, '30002')
  const theirs = references + 1
  const id = await send(fileOf('10425,waiver,5', '30002,waiver,6'))
  expect((await read(id)).result).toMatchObject({ added: 2, refused: 0 })
  await decide(id, 'approvals')
  await work(id)
  expect((await read(id)).result).toMatchObject({
    added: 1,
    refused: 1,
    written: true,
    sums: [{ kind: 'waiver', rows: 1, amountPaisa: -5_00 }],
    rows: [{ line: 3, reason: 'The connection is linked to the person who sent or approved the file' }, { line: 2 }],
  })
  expect(await posted(theirs)).toMatchObject([{ amountPaisa: -5_00 }])
})

test('a row that was refused when the file was approved is not posted, whatever has changed since', async () => {
  const first = references + 1
  const id = await send(fileOf('10425,waiver,5', '10499,waiver,600'), { skipRefused: true })
  expect((await read(id)).result).toMatchObject({ added: 1, refused: 1, sums: [{ amountPaisa: -5_00 }] })
  await addConnections(world, { customer_number: '10499', name_en: 'New' })
  await decide(id, 'approvals')
  await work(id)
  expect((await read(id)).result).toMatchObject({ added: 1, refused: 1, rows: [{ line: 3, column: 'reference' }, {}] })
  expect(await posted(first)).toMatchObject([{ amountPaisa: -5_00 }])
})

test('one whose process ended while it wrote goes on with what is left, as it was approved', async () => {
  const first = references + 1
  const rows = Array.from({ length: 2_300 }, () => '10425,payment,1')
  const id = await send(fileOf(...rows))
  const { database } = world.resources
  const broken = `A-${first + 2_100}`
  await sql`create function fail_at_entry() returns trigger language plpgsql as $$ begin
    if new.reference = ${sql.lit(broken)} then raise exception 'interrupted'; end if; return new; end $$`.execute(
    database,
  )
  await sql`create trigger interrupt before insert on ledger_entries for each row execute function fail_at_entry()`.execute(
    database,
  )
  await decide(id, 'approvals')
  await expect(work(id)).rejects.toThrow('interrupted')
  expect(await read(id)).toMatchObject({ phase: 'writing', isResumed: false })
  expect(await posted(first)).toHaveLength(2_000)
  await sql`drop trigger interrupt on ledger_entries`.execute(database)
  await work(id)
  expect(await read(id)).toMatchObject({
    phase: 'ended',
    isResumed: true,
    result: { added: 300, same: 2_000, refused: 0, written: true, sums: [{ amountPaisa: -300_00 }] },
  })
  expect(await posted(first)).toHaveLength(2_300)
  await work(id)
  expect(await posted(first)).toHaveLength(2_300)
})

test('the database refuses an approval by the sender', async () => {
  const id = await send(fileOf('10425,waiver,5'))
  const { database } = world.resources
  const approve = database
    .updateTable('importRuns')
    .set({ outcome: 'approved', decidedAt: new Date(), decidedById: accountant.id, decidedBy: 'A' })
    .where('id', '=', id)
  await expect(approve.execute()).rejects.toThrow('import_runs_second_person')
  await decide(id, 'cancellations', accountant)
})

test('those that wait are listed, counted on the overview, and removed after a month', async () => {
  const id = await send(fileOf('10425,waiver,5', '10425,fee,5'))
  const listed = await world.api('GET', '/admin/imports/487/ledger', { as: approver })
  expect(await listed.json()).toMatchObject({ total: 1, data: [{ id, fileName: 'old.csv', toApprove: 1 }] })
  const overview = await world.api('GET', '/admin/desk/487', { as: approver })
  expect(await overview.json()).toMatchObject({ imports: { toApprove: 1 } })
  const { database } = world.resources
  const after = (days: number) =>
    removeOldImportRuns(database, new Date(Date.parse('2026-11-23T05:15:00Z') + days * 86_400_000))
  await after(29)
  expect((await read(id)).phase).toBe('approval')
  await after(31)
  expect(await read(id)).toMatchObject({ key: 'imports.run_unknown' })
})
