// Forms under attack with their valid values, the attack itself, and checks of what is stored afterwards.

import { sql } from 'kysely'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { details } from '#features/applications/contract/form.ts'
import { photoFiles } from '#features/complaints/operations/send.server.ts'
import { trackedBy as trackedApplication } from '#features/applications/contract/form.ts'
import { newComment, newRating, newReopening, trackedBy } from '#features/complaints/contract/form.ts'
import { newComplaint } from '#features/complaints/contract/new-complaint.ts'
import type { Resources } from '#platform/resources.server.ts'
import { api } from '#root/features.server.ts'
import { newTap } from './applications.ts'
import { type HostileRequest, hostileRequest, prepareUploads, randomFrom, someFiles, type Target } from './hostile.ts'

/** A form open to visitors: an API row, or a page without script. */
export type Aim = {
  /** Name in test titles and measurements. */
  name: string
  address: string
  input: FormDefinition
  takes: Target['takes']
  /** The case that must exist first, with the code and phone in the form. */
  about?: 'complaint' | 'application'
  /** Further values of a page's form. */
  also?: Record<string, unknown>
}

const rows = api.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.for === 'anyone' && endpoint.input)

/** Every POST row open to visitors. */
export const attackedRows: Aim[] = rows.map(({ endpoint }) => ({
  name: `POST ${endpoint.path}`,
  address: endpoint.path,
  input: endpoint.input!,
  takes: endpoint.body === 'multipart' ? 'both' : 'json',
  ...(/\{code\}|\/tracking$/.test(endpoint.path) && {
    about: endpoint.path.includes('complaints') ? 'complaint' : 'application',
  }),
}))

/** Pages that take a form without script. */
export const attackedPages: Aim[] = [
  { name: 'POST /complaint (page)', address: '/complaint', input: newComplaint, takes: 'form' },
  ...(
    [
      ['track', trackedBy],
      ['comment', newComment],
      ['reopen', newReopening],
      ['rate', newRating],
    ] as [string, FormDefinition][]
  ).map(([intent, input]): Aim => ({
    name: `POST /complaint/track (page, ${intent})`,
    address: '/complaint/track',
    input,
    takes: 'form',
    about: 'complaint',
    also: { intent },
  })),
  {
    name: 'POST /registration/track (page)',
    address: '/registration/track',
    input: trackedApplication,
    takes: 'form',
    about: 'application',
  },
]

/** Documented statuses of rows open to visitors. */
const documented = new Set([200, 201, 202, 204, 303, 400, 401, 404, 409, 429])

export type Attack = { requests: number; answers: Record<number, number>; failures: string[]; milliseconds: number }

/** Sends a request to the API, or to a page by its path, from a network address. */
export type Send = (
  path: string,
  sent: Pick<HostileRequest, 'body' | 'headers'> & { from: string },
) => Promise<Response>

/** Requests per complaint or application, below the rate limits of one code or phone. */
const requestsAboutOne = { complaint: 25, application: 5 }

/** Sends `requests` requests to one form, each from another address, and collects undocumented answers. */
export async function attack(send: Send, aim: Aim, requests: number, seed: number): Promise<Attack> {
  const uploads = await prepareUploads()
  const random = randomFrom(seed)
  const result: Attack = { requests, answers: {}, failures: [], milliseconds: 0 }
  let target = await targetOf(send, aim, 0)
  const started = performance.now()
  for (let index = 0; index < requests; index += 1) {
    if (aim.about && index % requestsAboutOne[aim.about] === 0) target = await targetOf(send, aim, index)
    const { trick, path, ...request } = hostileRequest(target, uploads, random)
    const answer = await send(path, { ...request, from: addressOf(10, index) })
    const body = await answer.text()
    result.answers[answer.status] = (result.answers[answer.status] ?? 0) + 1
    if (!documented.has(answer.status)) result.failures.push(`${answer.status} to ${trick} (${index})`)
    if (isRow(aim) && answer.status >= 400 && !isRefusal(body))
      result.failures.push(`not a refusal: ${body.slice(0, 80)} (${index})`)
  }
  result.milliseconds = Math.round(performance.now() - started)
  return result
}

type Stored = Pick<Resources, 'database' | 'files'>

/** Stored rows and files that are invalid; empty when everything is valid. */
export async function findInvalidRows(stored: Stored): Promise<string[]> {
  return [...(await invalidTexts(stored)), ...(await invalidComplaints(stored)), ...(await invalidApplications(stored))]
}

function isRow({ address }: Aim): boolean {
  return address.includes('{') || address.startsWith('/auth/')
}

async function targetOf(send: Send, aim: Aim, index: number): Promise<Target> {
  const { address, input, takes, about, also = {} } = aim
  const phone = `98${41_000_000 + [...attackedRows, ...attackedPages].indexOf(aim) * 100_000 + index}`
  const code: Record<string, string> = about ? { code: await codeFor(send, about, phone, index) } : {}
  const all: Record<string, unknown> = { ...valuesFor(aim), phone, sentPhone: phone, ...code }
  const values = Object.entries(all).filter(([name]) => Object.hasOwn(input.fields, name))
  return {
    address,
    input,
    takes,
    names: isRow(aim) ? { orgId: '487', ...code } : {},
    values: { ...Object.fromEntries(values), ...also },
  }
}

/** The code of a complaint or application that has just been sent with this phone. */
async function codeFor(send: Send, about: 'complaint' | 'application', phone: string, index: number): Promise<string> {
  const withoutPapers = Object.entries(newTap()).filter(([, value]) => !Array.isArray(value))
  const sent = about === 'complaint' ? { ...complaint, message: 'Attacked' } : Object.fromEntries(withoutPapers)
  const request = { body: { ...sent, phone }, headers: {}, from: addressOf(11, index) }
  const answer = await send(`/customer/${about}s/487`, request)
  if (answer.status !== 201) throw new Error(`creating the ${about} failed: ${answer.status}`)
  return ((await answer.json()) as { code: string }).code
}

function addressOf(network: number, index: number): string {
  return `${network}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
}

const complaint = { type: 'no-water', message: 'No water', name: 'Sita', consent: true, email: 'sita@mail.example' }

function valuesFor({ input, also }: Aim): Record<string, unknown> {
  if ('photos' in input.fields) return { ...complaint, ward: 5, tol: 'Shanti tol', photos: someFiles }
  return { ...application(), text: 'Still dry', reason: 'Dry again', rating: 4, ...also }
}

/** An application with placeholders for its files; empty lists are not sent. */
function application(): Record<string, unknown> {
  const entries = Object.entries(newTap()).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? someFiles : value]))
}

function isRefusal(body: string): boolean {
  try {
    const { status, key, message } = JSON.parse(body) as Record<string, unknown>
    return status === 0 && typeof key === 'string' && typeof message === 'string'
  } catch {
    return false
  }
}

/** Control and direction characters in any text column of any table. */
async function invalidTexts({ database }: Stored): Promise<string[]> {
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

async function invalidApplications({ database }: Stored): Promise<string[]> {
  const rows = await database.selectFrom('applications').selectAll().execute()
  return rows.flatMap((row) => {
    const given = Object.entries(row).filter(([, value]) => value !== null && value !== '')
    const answer = validate(details, Object.fromEntries(given))
    return answer.ok ? [] : [`application ${row.id}: ${answer.issues.map(({ field }) => field).join()}`]
  })
}

async function invalidComplaints({ database, files }: Stored): Promise<string[]> {
  const found: string[] = []
  for (const row of await database.selectFrom('complaints').selectAll().execute()) {
    const answer = validate(newComplaint, { ...row, photos: [], consent: true })
    if (!answer.ok) found.push(`complaint ${row.id}: ${answer.issues.map(({ field }) => field).join()}`)
  }
  const photos = photoFiles({ files })
  for (const { hash } of await database.selectFrom('complaintPhotos').select('hash').distinct().execute()) {
    const { format, exif } = await sharp(photos.path(hash)).metadata()
    if (format !== 'jpeg' || exif) found.push(`photo ${hash}: ${format}`)
    if ((await text(photos.read(hash))).includes('HostilePhone')) found.push(`photo ${hash} has EXIF data`)
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from complaints c
     where not exists (select 1 from complaint_events e where e.complaint_id = c.id and e.kind = 'received')`.execute(
    database,
  )
  if (rows[0]!.count > 0) found.push(`${rows[0]!.count} complaints without a received event`)
  return found
}
