// API handlers of the media library, over the uses that all features state.

import type { ServedRow } from '#platform/serve.server.ts'
import { afterPreparing, serve } from '#platform/serve.server.ts'
import { mediaApi } from './contract/api.ts'
import { uploadsApi } from './contract/uploads.ts'
import { addFile, prepareFile, type PreparedFile } from './operations/add.server.ts'
import { describe, restore, setFocus, withdraw } from './operations/change.server.ts'
import { beginUpload, cancelUpload, prepareLastPart, readUpload, takePart } from './operations/uploads.server.ts'
import { readCounts, readFile, readItem, readList } from './operations/read.server.ts'
import type { MediaUse } from './operations/uses.server.ts'

export function serveMedia(uses: readonly MediaUse[]): ServedRow[] {
  return [...servedFiles(uses), ...servedUploads(uses)]
}

function servedUploads(uses: readonly MediaUse[]): ServedRow[] {
  return serve(uploadsApi, {
    beginUpload: (ctx, sent) => beginUpload(ctx, uses, sent),
    readUpload: (ctx, { upload }) => readUpload(ctx, uses, upload),
    sendPart: afterPreparing<(typeof uploadsApi)['sendPart'], PreparedFile | undefined>(
      (ctx, sent) => prepareLastPart(ctx, sent),
      (ctx, sent, file) => takePart(ctx, uses, sent, file),
    ),
    cancelUpload: (ctx, { upload }) => cancelUpload(ctx, upload),
  })
}

function servedFiles(uses: readonly MediaUse[]): ServedRow[] {
  return serve(mediaApi, {
    listMedia: (ctx, query) => readList(ctx, uses, query),
    countMedia: (ctx) => readCounts(ctx, uses),
    readMedia: (ctx, { id }) => readItem(ctx, uses, id),
    mediaFile: (ctx, { id }) => readFile(ctx, id, '640'),
    mediaThumbnail: (ctx, { id }) => readFile(ctx, id, '320'),
    addMedia: afterPreparing<(typeof mediaApi)['addMedia'], PreparedFile>(
      async (ctx, { file }) =>
        prepareFile(ctx, { bytes: new Uint8Array(await file.arrayBuffer()), filename: file.name }),
      async (ctx, _, prepared) => {
        const { id, known } = await addFile(ctx, prepared)
        return { known, item: await readItem(ctx, uses, id) }
      },
    ),
    async describeMedia(ctx, sent) {
      await describe(ctx, sent)
      return readItem(ctx, uses, sent.id)
    },
    async focusMedia(ctx, sent) {
      await setFocus(ctx, sent)
      return readItem(ctx, uses, sent.id)
    },
    async withdrawMedia(ctx, { id }) {
      await withdraw(ctx, uses, id)
      return readItem(ctx, uses, id)
    },
    async restoreMedia(ctx, { id }) {
      await restore(ctx, id)
      return readItem(ctx, uses, id)
    },
  })
}
