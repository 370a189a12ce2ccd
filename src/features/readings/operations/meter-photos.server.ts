// Photographs of meters: cleaned, stored apart from everything public, read by the office.

import { refuse, refuseField } from '#kit/refusal.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { FileStore } from '#platform/files.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import { findPhoto, type MeterPhoto } from '../store/photos.server.ts'

/** Larger photographs are scaled down to this many pixels a side. */
const maxSide = 1600

/** The storage of photographs of meters. */
export function meterPhotos({ files }: Pick<Ctx, 'files'>): FileStore {
  return files.namespace('meter-photos')
}

/** Re-encoded without metadata, and stored before the row that names it is written. Refuses (`invalid`) what is no picture. */
export async function storeMeterPhoto(ctx: Pick<Ctx, 'files'>, sent: File): Promise<MeterPhoto> {
  const photo =
    (await cleanPhoto(new Uint8Array(await sent.arrayBuffer()), { maxSide })) ??
    refuseField('photo', 'meter_readings.unreadable_photo')
  return { photoHash: await meterPhotos(ctx).put(photo.bytes), photoSize: photo.bytes.byteLength }
}

/** The photograph of the reading of a month. */
export async function findReadingPhoto(
  scope: Scope,
  { id, period }: { id: number; period: BsMonth },
): Promise<MeterPhoto> {
  const photo = await findPhoto(scope, { connectionId: id, period })
  return photo ?? refuse('missing', 'meter_readings.photo_unknown')
}
