// Admission of requests: their priority, and whether there is space for an upload before its body is read.

import { refuse } from '#kit/refusal.ts'
import { maxSmallBytes, openBodyBudget } from './body-budget.server.ts'
import { concurrencyLimit } from './concurrency-limit.server.ts'
import { waitingUploads } from './picture-queue.server.ts'
import { withPriority, type Priority } from './request-priority.server.ts'

export type Admission = {
  /** Answers a request with its priority; refuses an upload with `unavailable` while there is no space for it. */
  run(request: Request, priority: Priority, answer: () => Promise<void>): Promise<void>
}

/** Senders on slow lines take minutes, so there are many; their bytes are bounded by the budget. */
const uploadBounds = { maxRunning: 64, maxWaiting: 64, maxWaitMs: 1_000 }
/** As many are worked on within about two seconds: what is sent after them would wait longer. */
const maxWaitingPictures = 10

export function openAdmission(): Admission {
  const bodies = openBodyBudget()
  const uploads = concurrencyLimit(uploadBounds)

  function answerUpload(answer: () => Promise<void>): Promise<void> {
    if (waitingUploads() >= maxWaitingPictures) refuse('unavailable', 'request.busy', { retryAfterSeconds: 10 })
    return uploads.run(() => bodies.run(answer))
  }

  return {
    run: (request, priority, answer) =>
      withPriority(priority, async () => {
        if (!request.body) return answer()
        return isUpload(request) ? answerUpload(answer) : bodies.run(answer)
      }),
  }
}

/** Forms without files are small, whatever their encoding. */
function isUpload({ headers }: Request): boolean {
  const length = headers.get('content-length')
  return length === null || Number(length) > maxSmallBytes
}
