// Writes of every part of the product, as visitors, customers and staff send them, and whether the database has what was acknowledged.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { asFormData, newTap } from '#tests/applications.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { complaintForm } from './fault-load.ts'
import type { SignedInRole } from './people.ts'

export type Write = {
  what: string
  as: SignedInRole | 'visitor'
  /** Below `/web-resources`. */
  path: string
  body: FormData | object
}
/** `key`: of a public write, what its answer calls it. */
export type Acknowledged = { what: string; requestId: string; key: string | undefined }

/** What the writes are about, read once. */
export type Known = { purpose: number; customers: readonly { id: number; number: string }[] }

const day = '2026-11-20'
const now = { start: 'now' } as const
/** A reading is recorded once for a connection and month. */
const period = '2083/08'

const writes: ((n: number, known: Known) => Write | Promise<Write>)[] = [
  async () => ({
    what: 'complaint',
    as: 'visitor',
    path: '/customer/complaints/487',
    body: await complaintForm('no-water'),
  }),
  (n) => ({ what: 'application', as: 'visitor', path: '/customer/applications/487', body: applicationForm(n) }),
  (n, { customers }) => ({
    what: 'payment begun',
    as: 'visitor',
    path: '/customer/payments/487',
    body: {
      gateway: 'esewa',
      parts: [{ customerNumber: customerOf(customers, n).number, amountPaisa: 10_000 + n }],
      submission: randomUUID(),
    },
  }),
  (n) => ({ what: 'document', as: 'editor', path: '/admin/documents/487', body: documentForm(n) }),
  (n) => ({
    what: 'question',
    as: 'editor',
    path: '/admin/questions/487',
    body: {
      questionNe: `पानी कहिले आउँछ? ${n}`,
      questionEn: `When does water come? ${n}`,
      answerNe: 'बिहान।',
      answerEn: 'In the morning.',
      ...now,
      submission: randomUUID(),
    },
  }),
  (n) => ({ what: 'picture', as: 'editor', path: '/admin/media/487', body: formOf({ file: pictureFile(n) }) }),
  () => ({
    what: 'interruption',
    as: 'editor',
    path: '/admin/interruptions/487',
    body: { place: 'all', returns: 'unknown', reason: 'burst-pipe', starts: 'now', submission: randomUUID() },
  }),
  (n) => ({
    what: 'complaint at the counter',
    as: 'clerk',
    path: '/admin/complaints/487',
    body: formOf({
      channel: 'telephone',
      language: 'ne',
      type: 'no-water',
      message: `No water ${n}`,
      name: 'Sita Sharma',
      phone: '9841234567',
      consent: 'on',
      submission: randomUUID(),
    }),
  }),
  (n, { customers }) => ({
    what: 'reading',
    as: 'meter-reader',
    path: `/admin/readings/487/${customerOf(customers, n).id}`,
    body: { period, readOn: '2026-11-20', status: 'locked' },
  }),
  (n, { customers }) => ({
    what: 'payment at the counter',
    as: 'cashier',
    path: '/admin/counter/487/payments',
    body: { customerNumber: customerOf(customers, n).number, tender: 'cash', rupees: 100, submission: randomUUID() },
  }),
  (_, { purpose }) => ({
    what: 'fee',
    as: 'cashier',
    path: '/admin/fees/487',
    body: { purpose, payer: 'हरि शर्मा', rupees: 100, tender: 'cash', submission: randomUUID() },
  }),
  (n) => ({
    what: 'holiday',
    as: 'administrator',
    path: '/admin/holidays/487',
    body: { day: dayAfter(n), nameNe: `बिदा ${n}`, nameEn: `Holiday ${n}`, submission: randomUUID() },
  }),
]

/** The n-th write; all kinds come in turn. */
export async function writeOf(n: number, known: Known): Promise<Write> {
  return await writes[n % writes.length]!(Math.floor(n / writes.length), known)
}

/** What of the acknowledged is not in the database. What staff write is there when its audit row is: both are of one transaction. */
export async function missingOf(db: Database, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const stored = new Set(await storedKeys(db, acknowledged))
  return acknowledged.filter(({ requestId, key }) => !stored.has(key ?? requestId))
}

async function storedKeys(db: Database, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const keys = acknowledged.map(({ requestId, key }) => key ?? requestId)
  const { rows } = await sql<{ key: string }>`
    select request_id as key from audit_rows where request_id = any(${keys}::text[]) and outcome = 'done'
    union select code from complaints where code = any(${keys}::text[])
    union select code from applications where code = any(${keys}::text[])
    union select id from payment_attempts where id = any(${keys}::text[])`.execute(db)
  return rows.map(({ key }) => key)
}

function customerOf(customers: Known['customers'], n: number) {
  return customers[n % customers.length]!
}

function dayAfter(n: number): string {
  return new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10)
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

function fileOf(bytes: Uint8Array, name: string, type: string): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name, { type })
}

function pictureFile(n: number): File {
  return fileOf(sampleFile('png', `picture ${n}`), `picture-${n}.png`, 'image/png')
}

function documentForm(n: number): FormData {
  return formOf({
    type: 'consumer',
    titleNe: `सूचना ${n}`,
    titleEn: `Notice ${n}`,
    publishedOn: day,
    file: fileOf(sampleFile('pdf', `notice ${n} ${randomUUID()}`), `notice-${n}.pdf`, 'application/pdf'),
    ...now,
    submission: randomUUID(),
  })
}

function applicationForm(n: number): FormData {
  return asFormData(
    newTap({
      phone: `+97798${String(41_000_000 + n)}`,
      idempotencyKey: randomUUID(),
      landCertificate: [fileOf(sampleFile('pdf', `application ${n}`), 'lalpurja.pdf', 'application/pdf')],
    }),
  )
}
