// How is a complaint sent: whole with its photographs, once, and with a receipt?

import { randomInt } from 'node:crypto'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { newTrackingCode, readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { FileStore } from '#platform/files.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import { countAgainst } from '#platform/rate-limit.server.ts'
import type { Receipt } from '../contract/answers.ts'
import type { ComplaintOffer, NewComplaint } from '../contract/form.ts'
import { complaintsMessages } from '../messages/public.ts'
import {
  findComplaint,
  findPolicy,
  insertComplaint,
  insertPhotos,
  listTypes,
  type ComplaintRow,
  type NewComplaintRow,
  type NewPhoto,
} from '../store/complaints.server.ts'
import { bucketName, codeLetter, happen, nobody } from './events.server.ts'

/** Many customers share one address behind a mobile operator; a phone is one household's. */
const limits = { byAddress: { most: 60, seconds: 3600 }, byPhone: { most: 10, seconds: 86_400 } }

/** Where the bytes of photographs lie: apart from everything public. */
export function photoRoom({ files }: Pick<Ctx, 'files'>): FileStore {
  return files.room('complaint-photos')
}

/** Larger photographs are brought down to this many pixels a side. */
const longestSide = 2400

export async function readOffer(ctx: Scope): Promise<ComplaintOffer> {
  const [types, policy] = await Promise.all([listTypes(ctx), findPolicy(ctx)])
  return { types, policy }
}

/** Everything is stored, with its photographs, before the receipt is given; the same submission again gives the same one. */
export async function sendComplaint(ctx: Ctx, sent: NewComplaint): Promise<Receipt> {
  await countAgainst(ctx.db, bucketName(ctx, 'sent', ctx.from.address), limits.byAddress, ctx.now)
  await countAgainst(ctx.db, bucketName(ctx, 'sent', sent.phone), limits.byPhone, ctx.now)
  if (!(await listTypes(ctx)).some(({ key }) => key === sent.type))
    refuse('invalid', 'request.invalid', { fields: [{ field: 'type', key: 'complaints.unknown_type' }] })
  const photos = await keepPhotos(ctx, sent.photos)
  const { phone, type, message, submission: key } = sent
  return once(ctx, { scope: 'complaints', key, content: { phone, type, message } }, (tx) => register(tx, sent, photos))
}

/** When a complaint came in and until when it should be dealt with: what the receipt's page may show to anybody with its code. */
export async function readReceipt(ctx: Scope, typed: string): Promise<Receipt> {
  const code = readTrackingCode(codeLetter, typed) ?? refuse('missing', 'complaints.unknown')
  return receiptOf((await findComplaint(ctx, { code })) ?? refuse('missing', 'complaints.unknown'))
}

export function receiptOf({ code, receivedAt, dueAt }: ComplaintRow): Receipt {
  return { code, receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null }
}

async function register(tx: Ctx, sent: NewComplaint, photos: NewPhoto[]): Promise<Receipt> {
  const { code, id } = await insertUnderNewCode(tx, await rowOf(tx, sent))
  await insertPhotos(tx, id, photos)
  await happen(tx, id, { ...nobody, kind: 'received', side: 'customer' })
  if (sent.email) await queueReceipt(tx, sent.email, code)
  return receiptOf((await findComplaint(tx, { id }))!)
}

async function rowOf(tx: Ctx, sent: NewComplaint): Promise<Omit<NewComplaintRow, 'code'>> {
  const { type, name, phone, message, latitude, longitude } = sent
  const placed = latitude !== undefined && longitude !== undefined
  const { keptDays } = await findPolicy(tx)
  return {
    type,
    name,
    phone,
    message,
    email: sent.email ?? '',
    address: sent.address ?? '',
    ward: sent.ward ?? null,
    tol: sent.tol ?? '',
    landmark: sent.landmark ?? '',
    neighbour: sent.neighbour ?? '',
    customerNumber: sent.customerNumber ?? '',
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
    channel: tx.actor.kind === 'visitor' ? tx.actor.client : tx.actor.kind,
    language: tx.language,
    personId: tx.actor.kind === 'customer' ? tx.actor.id : null,
    receivedAt: tx.now,
    warnAt: null,
    dueAt: null,
    eraseAfter: addDays(inNepal(tx.now).date, keptDays),
  }
}

async function insertUnderNewCode(tx: Ctx, row: Omit<NewComplaintRow, 'code'>): Promise<{ code: string; id: number }> {
  for (;;) {
    const code = newTrackingCode(codeLetter, (n) => randomInt(n))
    const id = await insertComplaint(tx, { ...row, code })
    if (id !== undefined) return { code, id }
  }
}

/** Cleaned and on the disk before the row that names them is written: a crash leaves a file too many, never one too few. */
async function keepPhotos(ctx: Ctx, sent: readonly File[]): Promise<NewPhoto[]> {
  const kept: NewPhoto[] = []
  for (const [index, file] of sent.entries()) {
    const photo = await cleanPhoto(new Uint8Array(await file.arrayBuffer()), { longest: longestSide })
    if (!photo)
      return refuse('invalid', 'request.invalid', {
        fields: [{ field: `photos.${index}`, key: 'complaints.unreadable_photo' }],
      })
    const { bytes, width, height } = photo
    kept.push({ hash: await photoRoom(ctx).put(bytes), size: bytes.byteLength, width, height })
  }
  return kept
}

async function queueReceipt(tx: Ctx, recipient: string, code: string): Promise<void> {
  const say = translator(complaintsMessages, tx.language)
  const address = `${tx.org.hosts[0] ?? ''}/complaint/track`
  await queueMessage(tx, {
    channel: 'mail',
    recipient,
    subject: say('complaints.mail_subject', { code }),
    body: say('complaints.mail_body', { code, address, organisation: tx.org.name[tx.language] }),
  })
}
