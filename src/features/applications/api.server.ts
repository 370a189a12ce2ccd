// Which functions answer the application rows of the API?

import type { Ctx, Staff } from '#platform/context.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { applicationsApi } from './contract.ts'
import { papersRoom } from './operations/papers.server.ts'
import { readStatus, resubmitApplication, sendApplication } from './operations/send.server.ts'
import {
  approveApplication,
  checkApplication,
  openApplication,
  openPaper,
  prepareApplication,
  readList,
  rejectApplication,
  returnApplication,
} from './operations/work.server.ts'

export const applications = serve(applicationsApi, {
  sendApplication,
  applicationStatus: readStatus,
  resubmitApplication,
  listApplications: readList,
  application: openApplication,
  applicationPaper: answerPaper,
  prepareApplication,
  checkApplication,
  approveApplication,
  returnApplication,
  rejectApplication,
})

async function answerPaper(ctx: Ctx<Staff>, which: { id: number; paperId: number }): Promise<Response> {
  const whole = new Request('http://localhost/')
  return respondWithFile(whole, papersRoom(ctx), await openPaper(ctx, which), 'private, no-store')
}
