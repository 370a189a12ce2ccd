// How do the complaints' rows of the API answer?

import { Readable } from 'node:stream'
import { maskPhone } from '#kit/phone.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { serve } from '#platform/serve.server.ts'
import { complaintsApi, type ComplaintsQuery, type ListedComplaint } from '#features/complaints/contract.ts'
import {
  commentOnComplaint,
  rateComplaint,
  reopenComplaint,
  trackComplaint,
} from '#features/complaints/operations/follow.server.ts'
import { photoRoom, sendComplaint } from '#features/complaints/operations/send.server.ts'
import {
  answerComplaint,
  askReporter,
  assignComplaint,
  closeComplaint,
  findComplaintPhoto,
  readComplaint,
  rejectComplaint,
  resolveComplaint,
} from '#features/complaints/operations/work.server.ts'
import { bucketOf } from '#features/complaints/rules/clock.ts'
import { listTypes } from '#features/complaints/store.server.ts'
import { listComplaints, type FoundComplaint } from '#features/complaints/store/list.server.ts'

export const complaints = serve(complaintsApi, {
  complaintTypes: async (ctx) => ({ data: await listTypes(ctx) }),
  sendComplaint,
  trackComplaint,
  commentOnComplaint,
  reopenComplaint,
  rateComplaint,
  listComplaints: answerPage,
  readComplaint,
  complaintPhoto: answerPhoto,
  assignComplaint,
  answerComplaint,
  askReporter,
  resolveComplaint,
  rejectComplaint,
  closeComplaint,
})

async function answerPage(ctx: Ctx<Staff>, query: ComplaintsQuery) {
  const { rows, total } = await listComplaints(ctx, query)
  return { data: rows.map((row) => listedOf(ctx, row)), total }
}

function listedOf({ now, language }: Ctx, row: FoundComplaint): ListedComplaint {
  const { id, code, type, state, receivedAt, warnAt, dueAt, name, phone, ward, tol, assignee, assigneeName, photos } =
    row
  const bucket = bucketOf(warnAt && dueAt ? { warnAt, dueAt } : undefined, now)
  const listed = { id, code, type, state, bucket, name, ward, tol, assignee, assigneeName, photos }
  const phoneShown = maskPhone(phone, language)
  return { ...listed, receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, phone: phoneShown }
}

async function answerPhoto(ctx: Ctx<Staff>, at: { id: string; photo: string }): Promise<Response> {
  const { hash, size } = await findComplaintPhoto(ctx, at)
  return new Response(Readable.toWeb(photoRoom(ctx).read(hash)) as ReadableStream, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': 'private, no-store',
    },
  })
}
