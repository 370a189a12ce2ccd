// Sending of a complaint with its photographs, exactly once, and its receipt.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuseField } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { FileStore } from '#platform/files.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import { loadCase, recordEvent } from '#features/cases/operations/load.server.ts'
import { insertWithNewCode, limitSending } from '#features/cases/operations/send.server.ts'
import type { Receipt } from '../contract/answers.ts'
import type { ComplaintOffer } from '../contract/form.ts'
import type { NewComplaint } from '../contract/new-complaint.ts'
import {
  findPolicy,
  insertComplaint,
  insertPhotos,
  listTypes,
  type ComplaintRow,
  type NewComplaintRow,
  type NewPhoto,
} from '../store/complaints.server.ts'
import { complaint } from './complaint.server.ts'
import { sendReceipt } from './letters.server.ts'

/** The storage of photographs, apart from everything public. */
export function photoFiles({ files }: Pick<Ctx, 'files'>): FileStore {
  return files.namespace(complaint.files.namespace)
}

/** Larger photographs are scaled down to this many pixels a side. */
const maxSide = 2400

export async function readOffer(ctx: Scope): Promise<ComplaintOffer> {
  const [types, policy] = await Promise.all([listTypes(ctx), findPolicy(ctx)])
  return { types, policy }
}

/** Everything is stored, with its photographs, before the receipt is given; the same submission again gives the same one. */
export async function sendComplaint(ctx: Ctx, sent: NewComplaint): Promise<Receipt> {
  await limitSending(ctx, complaint, sent.phone)
  return acceptComplaint(ctx, sent, ctx.actor.kind === 'visitor' ? ctx.actor.client : ctx.actor.kind)
}

/** A bill of the person who sends the complaint, which the caller has checked. */
export type SentBill = { fiscalYear: string; number: number }

/** The same without the limits of anonymous sending. `channel`: through which program, or how, it came. `bill`: attached to the complaint. */
export async function acceptComplaint(
  ctx: Ctx,
  sent: NewComplaint,
  channel: string,
  bill?: SentBill,
): Promise<Receipt> {
  if (!(await listTypes(ctx)).some(({ key }) => key === sent.type)) refuseField('type', 'complaints.unknown_type')
  await requireKnownWard(ctx, sent.ward)
  const photos = await storePhotos(ctx, sent.photos)
  const { phone, type, message, submission: key } = sent
  return once(ctx, { scope: 'complaints', key, content: { phone, type, message, ...(bill && { bill }) } }, (tx) =>
    register(tx, { sent, photos, channel, bill }),
  )
}

async function requireKnownWard(ctx: Scope, ward: number | undefined): Promise<void> {
  if (ward === undefined) return
  const { wards } = await findPolicy(ctx)
  if (wards !== null && ward > wards) refuseField('ward', 'complaints.unknown_ward', { max: wards })
}

/** Time of receipt and deadline of a complaint: what the receipt's page may show to anybody with the code. */
export async function readReceipt(ctx: Scope, code: string): Promise<Receipt> {
  return receiptOf(await loadCase(ctx, complaint, { code }))
}

export function receiptOf({ code, receivedAt, dueAt }: Pick<ComplaintRow, 'code' | 'receivedAt' | 'dueAt'>): Receipt {
  return { code, receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null }
}

type Accepted = { sent: NewComplaint; photos: NewPhoto[]; channel: string; bill: SentBill | undefined }

async function register(tx: Ctx, { sent, photos, channel, bill }: Accepted): Promise<Receipt> {
  const attached = { billFiscalYear: bill?.fiscalYear ?? null, billNumber: bill?.number ?? null }
  const row = { ...rowOf(tx, sent, channel), ...attached }
  const id = await insertWithNewCode(complaint, (code) => insertComplaint(tx, { ...row, code }))
  await insertPhotos(tx, id, photos)
  const received = await recordEvent(tx, complaint, await loadCase(tx, complaint, { id }), { kind: 'received' })
  await sendReceipt(tx, { ...received, language: tx.language })
  return receiptOf(received)
}

/** The fields of the form are stored under their names, what was left out as empty. Clock and retention follow from the first event. */
function rowOf(tx: Ctx, sent: NewComplaint, channel: string): Omit<NewComplaintRow, 'code'> {
  const { photos: _photos, website: _website, submission: _submission, consent: _consent, ...fields } = sent
  const { ward = null, latitude, longitude } = fields
  const placed = latitude !== undefined && longitude !== undefined
  return {
    ...fields,
    ward,
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
    channel,
    language: tx.language,
    personId: tx.actor.kind === 'customer' ? tx.actor.id : null,
    receivedAt: tx.now,
    warnAt: null,
    dueAt: null,
    eraseAfter: inNepal(tx.now).date,
  }
}

/** Cleaned and stored before the rows that name them are written: a crash leaves an orphaned file, never a missing one. */
async function storePhotos(ctx: Ctx, sent: readonly File[]): Promise<NewPhoto[]> {
  const stored: NewPhoto[] = []
  for (const [index, file] of sent.entries()) {
    const photo = await cleanPhoto(new Uint8Array(await file.arrayBuffer()), { maxSide })
    if (!photo) return refuseField(`photos.${index}`, 'complaints.unreadable_photo')
    const { bytes, width, height } = photo
    stored.push({ hash: await photoFiles(ctx).put(bytes), size: bytes.byteLength, width, height })
  }
  return stored
}
