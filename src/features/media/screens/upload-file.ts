// Upload of one file in parts: goes on after a lost connection where it stopped, and can be cancelled.

import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { apiIn } from '#platform/http-client.ts'
import { sendForm } from '#platform/send-form.ts'
import type { MediaItem } from '../contract/api.ts'
import { partBytes } from '../contract/limits.ts'
import type { Upload, UploadsApi } from '../contract/uploads.ts'

type Sending = {
  orgId: string
  file: File
  language: Language
  /** The share that has arrived, 0 to 1. */
  onProgress: (share: number) => void
  /** The connection was lost; it is tried again. */
  onLost: () => void
  signal: AbortSignal
}

/** How long a lost connection is waited for before the next try; afterwards somebody has to press the button. */
const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** The file in the library; `known` when it was there before. Never throws; after `signal` the outcome is `lost`. */
export async function uploadFile(sending: Sending): Promise<Outcome<{ item: MediaItem; known: boolean }>> {
  const begun = await persistently(sending, () => begin(sending))
  if (begun.kind !== 'done') return begun
  let state = begun.value
  while (!state.item) {
    const { upload, received } = state
    const sent = await persistently(sending, () => sendPart(sending, upload, received))
    if (sent.kind !== 'done') return sent
    state = sent.value
  }
  return { kind: 'done', value: { item: state.item, known: state.known } }
}

/** Removes what has arrived. */
export async function cancelUpload({ orgId, file, language }: Pick<Sending, 'orgId' | 'file' | 'language'>) {
  const begun = await begin({ orgId, file, language })
  if (begun.kind !== 'done' || begun.value.item) return
  await apiIn(language).send<UploadsApi['cancelUpload']>('DELETE /admin/media/{orgId}/uploads/{upload}', {
    orgId,
    upload: begun.value.upload,
  })
}

/** Begins, or finds the upload of the same file that was stopped. */
function begin({ orgId, file, language }: Pick<Sending, 'orgId' | 'file' | 'language'>): Promise<Outcome<Upload>> {
  const { name: filename, size, lastModified } = file
  const fingerprint = `${filename.slice(-200)} ${lastModified}`
  return apiIn(language).send<UploadsApi['beginUpload']>('POST /admin/media/{orgId}/uploads', {
    orgId,
    filename: filename.slice(-200),
    size,
    fingerprint,
  })
}

function sendPart({ orgId, file, language, onProgress, signal }: Sending, upload: string, start: number) {
  const bytes = file.slice(start, start + partBytes)
  const data = new FormData()
  data.set('start', String(start))
  data.set('part', new File([bytes], 'part', { type: 'application/octet-stream' }))
  return sendForm<UploadsApi['sendPart']>(
    'POST /admin/media/{orgId}/uploads/{upload}/parts',
    { orgId, upload },
    data,
    language,
    (share) => onProgress((start + share * bytes.size) / file.size),
    signal,
  )
}

async function persistently<T>({ signal, onLost }: Sending, send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  for (const delay of [...retryDelaysMs, undefined]) {
    if (signal.aborted) break
    const outcome = await send()
    if (outcome.kind !== 'lost') return outcome
    if (delay === undefined || signal.aborted) break
    onLost()
    await waitForConnection(delay, signal)
  }
  return { kind: 'lost' }
}

/** Ends early when the device is connected again, or the upload is cancelled. */
function waitForConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const done = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done, { signal: ended.signal })
    signal.addEventListener('abort', done, { signal: ended.signal })
  })
}
