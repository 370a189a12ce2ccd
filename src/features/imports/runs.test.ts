// Tests of imports that a job writes: progress, an interruption, a refusal, who may see one.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openSender } from '#platform/job-queue.server.ts'
import { runJob } from '#platform/jobs.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { importJobs } from './jobs.server.ts'
import { importQueue } from './operations/sent-file.server.ts'

let world: World
const clerk = holderOf('clerk')
const reader = holderOf('meter-reader')

beforeAll(async () => {
  world = await openWorld()
  const sender = await openSender(world.resources.database)
  await sender.createQueue(importQueue)
  for (const person of [clerk, reader]) await world.session(person)
  await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma' })
})

/** Sends a file that a job is to write; returns the number of the import. */
async function send(
  csv: string,
  { kind = 'customers', as = clerk, apply = true, skipRefused = true, preeti = '' } = {},
): Promise<number> {
  const form = new FormData()
  form.set('file', new File([csv], 'लगत.csv', { type: 'text/csv' }))
  for (const name of [...(apply ? ['apply'] : []), 'later', ...(skipRefused ? ['skipRefused'] : [])])
    form.set(name, 'true')
  if (preeti) form.set('preeti', preeti)
  const answer = await world.api('POST', `/admin/imports/487/${kind}`, { as, body: form })
  const { run, written, rows } = await answer.json()
  expect([answer.status, written, rows]).toEqual([200, false, []])
  return run
}

async function read(id: number | string, { kind = 'customers', as = clerk as CastMember } = {}) {
  const answer = await world.api('GET', `/admin/imports/487/${kind}/${id}`, { as })
  return { status: answer.status, body: await answer.json() }
}

function write(id: number) {
  const job = importJobs.find(({ name }) => name === importQueue)!
  return runJob(job, world.resources, { org: 487, id })
}

const register = 'customer_number,name_en,ward\n10425,Sita Sharma,5\n20001,Hari Rai,3\n20002,Bina Rai,77\n'

test('a sent file waits, is written in the name of who sent it, and its result names the refused cell', async () => {
  const id = await send(register)
  const sender = await openSender(world.resources.database)
  expect(await sender.findJobs(importQueue, { data: { org: 487, id } })).toHaveLength(1)
  const waiting = { id, fileName: 'लगत.csv', phase: 'waiting', done: 0, total: 3, isResumed: false, result: null }
  expect((await read(id)).body).toEqual({ ...waiting, problem: null, approval: null })
  await write(id)
  const { body } = await read(id)
  expect(body).toMatchObject({ phase: 'ended', done: 3, total: 3, problem: null })
  expect(body.result).toMatchObject({ added: 1, changed: 1, refused: 1, written: true })
  expect(body.result.rows[0]).toEqual({ kind: 'refused', line: 4, column: 'ward', reason: 'Wards are 1 to 33, not 77' })
  const { rows } = await sql<{ actorId: number }>`
    select actor_id from audit_rows where action = 'connections.imported' order by id desc limit 1`.execute(
    world.resources.database,
  )
  expect(rows).toEqual([{ actorId: clerk.id }])
  const files = world.resources.database.selectFrom('importRuns').select(['file', 'mapping']).where('id', '=', id)
  expect(await files.execute()).toEqual([{ file: null, mapping: null }])
  expect(await write(id)).toEqual({ written: 0 })
})

test('one that was interrupted goes on: what was written stays, and the page says so', async () => {
  const lines = Array.from({ length: 4_500 }, (_, row) => `${30_000 + row},Name ${row}\n`)
  const id = await send(`customer_number,name_en\n${lines.join('')}`)
  const { database } = world.resources
  await sql`create function fail_at_32500() returns trigger language plpgsql as $$ begin
    if new.customer_number = '32500' then raise exception 'interrupted'; end if; return new; end $$`.execute(database)
  await sql`create trigger interrupt before insert on connections for each row execute function fail_at_32500()`.execute(
    database,
  )
  await expect(write(id)).rejects.toThrow('interrupted')
  expect((await read(id)).body).toMatchObject({ phase: 'writing', done: 2_000, total: 4_500, isResumed: false })
  await sql`drop trigger interrupt on connections`.execute(database)
  await write(id)
  const { body } = await read(id)
  expect(body).toMatchObject({ phase: 'ended', done: 4_500, isResumed: true })
  expect(body.result).toMatchObject({ added: 2_500, same: 2_000, refused: 0, written: true })
})

test('without leave to skip, a refused row leaves all unwritten; a refusal of the whole file ends it with its reason', async () => {
  const kept = await send('customer_number,name_en,ward\n20005,Om Giri,3\n20006,Uma Oli,77\n', { skipRefused: false })
  await write(kept)
  expect((await read(kept)).body).toMatchObject({ phase: 'ended', result: { added: 1, refused: 1, written: false } })
  const foreign = await send('customer_number,colour\n20005,red\n')
  await write(foreign)
  const { body } = await read(foreign)
  expect([body.phase, body.result]).toEqual(['ended', null])
  expect(body.problem).toBe('The column colour is not known; check its spelling')
})

test('a job takes the text in Unicode where that was chosen, and writes nothing where nothing was', async () => {
  const csv = 'customer_number,name_ne\n20040,uLtf e§/fO{\n'
  const undecided = await send(csv)
  await write(undecided)
  expect((await read(undecided)).body).toMatchObject({ phase: 'ended', result: null })
  const converted = await send(csv, { preeti: 'convert' })
  await write(converted)
  expect((await read(converted)).body.result).toMatchObject({ added: 1, legacyCount: 1, written: true })
})

test('a file that is only to be compared is compared by a job, and nothing is written', async () => {
  const id = await send('customer_number,name_en,ward\n20050,Om Giri,3\n20051,Uma Oli,77\n', { apply: false })
  await write(id)
  const { body } = await read(id)
  expect(body).toMatchObject({ phase: 'ended', problem: null, approval: null })
  expect(body.result).toMatchObject({ added: 1, refused: 1, written: false })
  const found = world.resources.database.selectFrom('connections').select('id')
  expect(await found.where('customerNumber', '=', '20050').execute()).toEqual([])
})

test('it is seen by who may import the same, at its own address', async () => {
  const id = await send(register)
  expect((await read(id, { as: reader })).status).toBe(403)
  expect((await read(id, { kind: 'readings', as: reader })).status).toBe(404)
  expect((await read('no-number')).status).toBe(400)
})
