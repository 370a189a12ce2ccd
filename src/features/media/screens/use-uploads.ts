// State of the uploads of a page: sent one after the other, each with its progress, cancelled and sent again.

import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { issueText } from '#kit/validation/messages.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { MediaItem } from '../contract/api.ts'
import { mediaTranslator } from './translator.ts'
import { cancelUpload, uploadFile } from './upload-file.ts'

export type UploadState =
  | { state: 'waiting' | 'cancelled' | 'lost' }
  | { state: 'sending'; share: number; isInterrupted: boolean }
  | { state: 'refused'; message: string }
  | { state: 'added'; item: MediaItem; known: boolean }

export type ShownUpload = { key: number; file: File } & UploadState

/** Of more files the reader sees that the others are left for the next time. */
const maxAtOnce = 60

type Setup = { orgId: string; language: Language; onAdded: (item: MediaItem) => void }

export function useUploads({ orgId, language, onAdded }: Setup) {
  const t = mediaTranslator(language)
  const [uploads, setUploads] = useState<readonly ShownUpload[]>([])
  const nextKey = useRef(0)
  const queue = useRef<{ key: number; file: File }[]>([])
  const running = useRef(false)
  const cancels = useRef(new Map<number, AbortController>())
  const isActive = uploads.some(({ state }) => state === 'waiting' || state === 'sending')

  // Leaving the page asks first; what has arrived is kept for a day either way.
  useEffect(() => {
    if (!isActive) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isActive])

  function show(key: number, now: UploadState): void {
    setUploads((before) => before.map((each) => (each.key === key ? { key, file: each.file, ...now } : each)))
  }

  async function send({ key, file }: { key: number; file: File }): Promise<void> {
    const cancel = new AbortController()
    cancels.current.set(key, cancel)
    let share = 0
    const report = (isInterrupted: boolean) => show(key, { state: 'sending', share, isInterrupted })
    report(false)
    const outcome = await uploadFile({
      orgId,
      file,
      language,
      signal: cancel.signal,
      onProgress: (now) => {
        share = now
        report(false)
      },
      onLost: () => report(true),
    })
    cancels.current.delete(key)
    if (cancel.signal.aborted) return
    if (outcome.kind === 'lost') return show(key, { state: 'lost' })
    if (outcome.kind === 'refused') {
      const [issue] = outcome.issues
      show(key, { state: 'refused', message: issue ? issueText(issue, t) : outcome.message })
      return cancelUpload({ orgId, file, language })
    }
    show(key, { state: 'added', ...outcome.value })
    onAdded(outcome.value.item)
  }

  /** One after the other: the line of a phone is not divided among them. */
  async function run(): Promise<void> {
    if (running.current) return
    running.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next)
    running.current = false
  }

  function start(files: readonly { key: number; file: File }[]): void {
    queue.current.push(...files)
    void run()
  }

  return {
    uploads,
    add(files: readonly File[]): void {
      if (files.length > maxAtOnce)
        showToast(t('media.too_many_at_once', { n: formatNumber(maxAtOnce, language) }), { tone: 'warning' })
      const added = files.slice(0, maxAtOnce).map((file) => ({ key: (nextKey.current += 1), file }))
      setUploads((before) => [...before, ...added.map((each): ShownUpload => ({ ...each, state: 'waiting' }))])
      start(added)
    },
    retry({ key, file }: ShownUpload): void {
      show(key, { state: 'waiting' })
      start([{ key, file }])
    },
    cancel({ key, file }: ShownUpload): void {
      queue.current = queue.current.filter((each) => each.key !== key)
      cancels.current.get(key)?.abort()
      show(key, { state: 'cancelled' })
      void cancelUpload({ orgId, file, language })
    },
  }
}
