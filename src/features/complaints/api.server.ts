// API handlers of complaints.

import { Readable } from 'node:stream'
import type { Ctx, Staff } from '#platform/context.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { serve } from '#platform/serve.server.ts'
import { complaintsApi } from './contract/api.ts'
import { registerComplaint } from './operations/counter.server.ts'
import { listOfficers, readInbox, readPendingCounts } from './operations/inbox.server.ts'
import { listOwnComplaints, readOwnComplaint } from './operations/own.server.ts'
import { commentOnComplaint, rateComplaint, reopenComplaint, trackComplaint } from './operations/follow.server.ts'
import { photoFiles, sendComplaint } from './operations/send.server.ts'
import {
  answerComplaint,
  askReporter,
  assignComplaint,
  closeComplaint,
  findComplaintPhoto,
  readComplaint,
  rejectComplaint,
  resolveComplaint,
} from './operations/work.server.ts'
import { listTypes } from './store/complaints.server.ts'

export const complaints = serve(complaintsApi, {
  complaintTypes: async (ctx) => ({ data: await listTypes(ctx) }),
  sendComplaint,
  myComplaints: listOwnComplaints,
  myComplaint: readOwnComplaint,
  trackComplaint,
  trackComplaintByQuery: trackComplaint,
  commentOnComplaint,
  reopenComplaint,
  rateComplaint,
  listComplaints: readInbox,
  registerComplaint,
  waitingComplaints: readPendingCounts,
  complaintOfficers: listOfficers,
  readComplaint,
  complaintPhoto: answerPhoto,
  complaintThumbnail: answerThumbnail,
  assignComplaint,
  answerComplaint,
  askReporter,
  resolveComplaint,
  rejectComplaint,
  closeComplaint,
})

async function answerPhoto(ctx: Ctx<Staff>, at: { id: number; photo: number }): Promise<Response> {
  const { hash, size } = await findComplaintPhoto(ctx, at)
  return new Response(Readable.toWeb(photoFiles(ctx).read(hash)) as ReadableStream, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(size),
      'content-disposition': 'inline; filename="photo.jpg"',
      'cache-control': 'private, no-store',
    },
  })
}

async function answerThumbnail(ctx: Ctx<Staff>, at: { id: number; photo: number }): Promise<Response> {
  const { hash } = await findComplaintPhoto(ctx, at)
  return respondWithPicture(new Request('http://localhost/'), photoFiles(ctx), hash, '320.webp', 'private, no-store')
}
