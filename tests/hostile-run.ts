// Which forms are attacked, with which valid values to begin from, and what must hold afterwards?

import { sql } from 'kysely'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { isForm, validate } from '#kit/validation/form.ts'
import { details } from '#features/applications/contract/form.ts'
import { photoRoom } from '#features/complaints/operations/send.server.ts'
import { newComplaint } from '#features/complaints/contract/form.ts'
import type { Resources } from '#platform/resources.server.ts'
import { api } from '#root/api.ts'
import { newTap } from './applications.ts'
import {
  type HostileRequest,
  hostileRequest,
  prepareAmmunition,
  randomFrom,
  someFiles,
  type Target,
} from './hostile.ts'

/** Every row that anybody may post a form to. */
export const attacked = api
  .filter(
    ({ endpoint }) =>
      endpoint.method === 'POST' && endpoint.for === 'anyone' && endpoint.input && isForm(endpoint.input),
  )
  .map(({ name, endpoint }) => ({ name, endpoint: endpoint as Target['endpoint'] }))

/** Statuses that the API document names for a row that anybody may call. */
const documented = new Set([200, 201, 202, 204, 303, 400, 401, 404, 409, 429])

export type Attack = { requests: number; answers: Record<number, number>; troubles: string[]; milliseconds: number }

/** How a request reaches the API (or a page, when its path says so), from an address. */
export type Door = (
  path: string,
  sent: Pick<HostileRequest, 'body' | 'headers'> & { from: string },
) => Promise<Response>

/**
 * Sends so many requests of a seed against one row, each from another address, and notes every undocumented answer. With
 * `page` the same goes to the page that takes this form without script.
 */
export async function attack(door: Door, name: string, requests: number, seed: number, page?: string): Promise<Attack> {
  const target = await targetOf(door, name)
  const ammunition = await prepareAmmunition()
  const random = randomFrom(seed)
  const result: Attack = { requests, answers: {}, troubles: [], milliseconds: 0 }
  const started = performance.now()
  for (let index = 0; index < requests; index += 1) {
    const { trick, path, ...asked } = hostileRequest(target, ammunition, random)
    const from = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    const answer = await door(page ?? path, { ...asked, from })
    const said = await answer.text()
    result.answers[answer.status] = (result.answers[answer.status] ?? 0) + 1
    if (!documented.has(answer.status)) result.troubles.push(`${answer.status} to ${trick} (${index})`)
    if (!page && answer.status >= 400 && !isRefusal(said))
      result.troubles.push(`not a refusal: ${said.slice(0, 80)} (${index})`)
  }
  result.milliseconds = Math.round(performance.now() - started)
  return result
}

type Kept = Pick<Resources, 'database' | 'files'>

/** What is stored although it should not be: empty when everything kept is valid. */
export async function strayRows(kept: Kept): Promise<string[]> {
  return [...(await badTexts(kept)), ...(await badComplaints(kept)), ...(await badApplications(kept))]
}

async function targetOf(door: Door, name: string): Promise<Target> {
  const { endpoint } = attacked.find((row) => row.name === name)!
  const path: Record<string, string> = { orgId: '487' }
  if (endpoint.path.includes('{code}')) path.code = await codeOfSita(door)
  return { endpoint, path, values: valuesFor(name) }
}

const phoneOfSita = '9841234567'

async function codeOfSita(door: Door): Promise<string> {
  const body = { ...complaint, phone: phoneOfSita, message: 'Attacked' }
  const answer = await door('/customer/complaints/487', { body, headers: {}, from: '10.255.0.1' })
  return ((await answer.json()) as { code: string }).code
}

const complaint = { type: 'no-water', message: 'No water', name: 'Sita', consent: true, email: 'sita@mail.example' }

function valuesFor(name: string): Record<string, unknown> {
  if (name === 'sendComplaint') return { ...complaint, ward: 5, tol: 'Shanti tol', photos: someFiles }
  if (name === 'sendApplication') return application()
  return { ...application(), phone: phoneOfSita, text: 'Still dry', reason: 'Dry again', rating: 4 }
}

/** Papers as files to be put there; what was not given is not sent. */
function application(): Record<string, unknown> {
  const entries = Object.entries(newTap()).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? someFiles : value]))
}

function isRefusal(said: string): boolean {
  try {
    const { status, key, message } = JSON.parse(said) as Record<string, unknown>
    return status === 0 && typeof key === 'string' && typeof message === 'string'
  } catch {
    return false
  }
}

/** Control and direction characters in any text column of any table. */
async function badTexts({ database }: Kept): Promise<string[]> {
  const columns = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'text'`.execute(database)
  const found: string[] = []
  for (const { tableName, columnName } of columns.rows) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(tableName)}
       where ${sql.ref(columnName)} ~ ${'[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]'}`.execute(
      database,
    )
    if (rows[0]!.count > 0) found.push(`${tableName}.${columnName}: ${rows[0]!.count} with unseen characters`)
  }
  return found
}

async function badApplications({ database }: Kept): Promise<string[]> {
  const rows = await database.selectFrom('applications').selectAll().execute()
  return rows.flatMap((row) => {
    const given = Object.entries(row).filter(([, value]) => value !== null && value !== '')
    const answer = validate(details, Object.fromEntries(given))
    return answer.ok ? [] : [`application ${row.id}: ${answer.issues.map(({ field }) => field).join()}`]
  })
}

async function badComplaints({ database, files }: Kept): Promise<string[]> {
  const found: string[] = []
  for (const row of await database.selectFrom('complaints').selectAll().execute()) {
    const answer = validate(newComplaint, { ...row, photos: [], consent: true })
    if (!answer.ok) found.push(`complaint ${row.id}: ${answer.issues.map(({ field }) => field).join()}`)
  }
  const photos = photoRoom({ files })
  for (const { hash } of await database.selectFrom('complaintPhotos').select('hash').distinct().execute()) {
    const { format, exif } = await sharp(photos.path(hash)).metadata()
    if (format !== 'jpeg' || exif) found.push(`photo ${hash}: ${format}`)
    if ((await text(photos.read(hash))).includes('HostilePhone')) found.push(`photo ${hash} tells its camera`)
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from complaints c
     where not exists (select 1 from complaint_events e where e.complaint_id = c.id and e.kind = 'received')`.execute(
    database,
  )
  if (rows[0]!.count > 0) found.push(`${rows[0]!.count} complaints without a beginning`)
  return found
}
