// Job that reads the text of documents' files.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTextReader } from '#platform/text-reader.server.ts'
import { readPendingTexts } from './operations.server.ts'

/** The next run goes on where this one ends. */
const maxRunMs = 600_000

export const documentTextJobs: Job[] = [
  {
    name: 'read-document-texts',
    schedule: '* * * * *',
    run: async (at) => {
      const reader = openTextReader()
      const end = at.clock().getTime() + maxRunMs
      let read = 0
      try {
        for (const org of at.tenants.all())
          read += await readPendingTexts(
            systemContext(at, org, 'read-document-texts'),
            reader,
            () => at.clock().getTime() > end,
          )
      } finally {
        reader.close()
      }
      return { read }
    },
  },
]
