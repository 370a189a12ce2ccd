// Which forms are attacked, with which valid values to begin from, and what must hold afterwards?

import { sql } from 'kysely'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { details } from '#features/applications/contract/form.ts'
import { photoRoom } from '#features/complaints/operations/send.server.ts'
import { newComment, newComplaint, newRating, newReopening, trackedBy } from '#features/complaints/contract/form.ts'
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

/** A form that anybody may send: to a row of the API, or to a page without script. */
export type Aim = {
  /** As figures and tests call it. */
  name: string
  address: string
  input: FormDefinition
  takes: Target['takes']
  /** What must be there first, under a code and a phone that the form names. */
  about?: 'complaint' | 'application'
  /** What else a page's form says. */
  also?: Record<string, unknown>
}

const rows = api.filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.for === 'anyone' && endpoint.input)

/** Every row that anybody may post a form to. */
export const attackedRows: Aim[] = rows.map(({ endpoint }) => ({
  name: `POST ${endpoint.path}`,
  address: endpoint.path,
  input: endpoint.input!,
  takes: endpoint.body === 'multipart' ? 'both' : 'json',
  ...(endpoint.path.includes('{code}') && {
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
    input: trackedBy,
    takes: 'form',
    about: 'application',
  },
]

/** Statuses that the API document names for a row that anybody may call. */
const documented = new Set([200, 201, 202, 204, 303, 400, 401, 404, 409, 429])

export type Attack = { requests: number; answers: Record<number, number>; troubles: string[]; milliseconds: number }

/** How a request reaches the API (or a page, when its path is one's), from an address. */
export type Door = (
  path: string,
  sent: Pick<HostileRequest, 'body' | 'headers'> & { from: string },
) => Promise<Response>

/** The doors soon close for one code or one phone: so many requests are about one complaint or application. */
const requestsAboutOne = { complaint: 25, application: 5 }

/** Sends so many requests of a seed at one form, each from another address, and notes every undocumented answer. */
export async function attack(door: Door, aim: Aim, requests: number, seed: number): Promise<Attack> {
  const ammunition = await prepareAmmunition()
  const random = randomFrom(seed)
  const result: Attack = { requests, answers: {}, troubles: [], milliseconds: 0 }
  let target = await targetOf(door, aim, 0)
  const started = performance.now()
  for (let index = 0; index < requests; index += 1) {
    if (aim.about && index % requestsAboutOne[aim.about] === 0) target = await targetOf(door, aim, index)
    const { trick, path, ...asked } = hostileRequest(target, ammunition, random)
    const answer = await door(path, { ...asked, from: addressOf(10, index) })
    const said = await answer.text()
    result.answers[answer.status] = (result.answers[answer.status] ?? 0) + 1
    if (!documented.has(answer.status)) result.troubles.push(`${answer.status} to ${trick} (${index})`)
    if (isRow(aim) && answer.status >= 400 && !isRefusal(said))
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

function isRow({ address }: Aim): boolean {
  return address.includes('{') || address.startsWith('/auth/')
}

async function targetOf(door: Door, aim: Aim, index: number): Promise<Target> {
  const { address, input, takes, about, also = {} } = aim
  const phone = `98${41_000_000 + [...attackedRows, ...attackedPages].indexOf(aim) * 100_000 + index}`
  const code: Record<string, string> = about ? { code: await codeFor(door, about, phone, index) } : {}
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
async function codeFor(door: Door, about: 'complaint' | 'application', phone: string, index: number): Promise<string> {
  const withoutPapers = Object.entries(newTap()).filter(([, value]) => !Array.isArray(value))
  const sent = about === 'complaint' ? { ...complaint, message: 'Attacked' } : Object.fromEntries(withoutPapers)
  const asked = { body: { ...sent, phone }, headers: {}, from: addressOf(11, index) }
  const answer = await door(`/customer/${about}s/487`, asked)
  if (answer.status !== 201) throw new Error(`no ${about} to begin from: ${answer.status}`)
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
