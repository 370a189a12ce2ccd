// API handlers of applications.

import type { Ctx, Staff } from '#platform/context.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { applicationsApi } from './contract/api.ts'
import { registerApplication } from './operations/counter.server.ts'
import { countPending, readInbox } from './operations/inbox.server.ts'
import { enterMadeConnection } from './operations/made-connection.server.ts'
import { listOwnApplications, readOwnApplication } from './operations/own.server.ts'
import { paperFiles } from './operations/papers.server.ts'
import { readStatus } from './operations/follow.server.ts'
import { resubmitApplication, sendApplication } from './operations/send.server.ts'
import {
  approveApplication,
  checkApplication,
  openApplication,
  openPaper,
  prepareApplication,
  rejectApplication,
  returnApplication,
} from './operations/work.server.ts'
import { listRequestedPapers } from './store/requested-papers.server.ts'

export const applications = serve(applicationsApi, {
  askedPapers: async (ctx) => ({ data: await listRequestedPapers(ctx) }),
  sendApplication,
  myApplications: listOwnApplications,
  myApplication: readOwnApplication,
  applicationStatus: readStatus,
  applicationStatusByQuery: readStatus,
  resubmitApplication,
  listApplications: readInbox,
  registerApplication,
  waitingApplications: countPending,
  application: openApplication,
  applicationPaper: answerPaper,
  prepareApplication,
  checkApplication,
  approveApplication,
  returnApplication,
  rejectApplication,
  enterMadeConnection,
})

async function answerPaper(ctx: Ctx<Staff>, which: { id: number; paperId: number }): Promise<Response> {
  const whole = new Request('http://localhost/')
  return respondWithFile(whole, paperFiles(ctx), await openPaper(ctx, which), 'private, no-store')
}
