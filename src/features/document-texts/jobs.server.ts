// Jobs that read the text of documents' files, and recognise that of scanned pages.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTextReader } from '#platform/text-reader.server.ts'
import { missingForRecognition, recogniseText } from '#platform/text-recognition.server.ts'
import { hasPendingScans, readPendingTexts, recognisePendingPages } from './operations.server.ts'

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
  {
    name: 'recognise-scanned-pages',
    schedule: '* * * * *',
    run: async (at) => {
      const end = at.clock().getTime() + maxRunMs
      let recognised = 0
      for (const org of at.tenants.all()) {
        const ctx = systemContext(at, org, 'recognise-scanned-pages')
        if (!(await hasPendingScans(ctx))) continue
        // Pages wait until the machine can; the status page says so.
        if ((await missingForRecognition()).length > 0) break
        recognised += await recognisePendingPages(ctx, recogniseText, () => at.clock().getTime() > end)
      }
      return { recognised }
    },
  },
]
