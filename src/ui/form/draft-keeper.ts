// Keeps the draft of a form on the server: after a pause in typing, when the line is back and when the page is left.

import type { DraftContent } from '#kit/draft-content.ts'
import { draftJson } from '#kit/draft-content.ts'
import type { DraftKeeper, DraftStore, HeldDraft, KeepingOutcome, KeptDraft, KeptForm } from './draft-keeping.ts'

export const keepDelayMs = 2000
export const retryDelayMs = 15_000

/** Reads the draft of the form, fills the form where it is newer than what this device held, and keeps what is typed from then on. */
export function keepDraft(store: DraftStore, form: KeptForm, held: HeldDraft | undefined): DraftKeeper {
  let base = held?.base
  /** The content that the server has. */
  let stored: string | undefined
  let isTyped = held !== undefined
  /** Whether the last attempt to keep it failed. */
  let isFailing = false
  /** Other text is on the server: nothing is saved until the reader has chosen. */
  let isChanged = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = open()

  async function open(): Promise<void> {
    const found = await store.read()
    if (isStopped) return
    if (found === 'lost') return isTyped ? fail() : undefined
    base = found?.version
    if (!found) return isTyped ? schedule(0) : undefined
    if (!isTyped) return take(found)
    if (isSame(form.content(), found)) return keptAs(found.version, draftJson(found))
    if (held && (held.tab === found.writer || held.base === found.version)) return schedule(0)
    ask(found)
  }

  function schedule(delay: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  function flush({ keepalive } = { keepalive: false }): Promise<void> {
    clearTimeout(timer)
    // A page that is being left cannot wait for the request before.
    running = keepalive ? save(keepalive) : running.then(() => save(false))
    return running
  }

  async function save(keepalive: boolean): Promise<void> {
    const content = form.content()
    if (isStopped || isChanged || !isTyped || !content) return
    const json = draftJson(content)
    if (json === stored) return keptAs(base, json)
    const outcome = await store.save(content, base, { keepalive })
    if (!isStopped) return heed(outcome, json)
    // The form is gone, and what it held is on the server.
    if (keepalive && outcome.kind === 'kept') form.removeHere()
  }

  async function heed(outcome: KeepingOutcome, json: string): Promise<void> {
    if (outcome.kind === 'kept') return keptAs(outcome.version, json)
    if (outcome.kind === 'lost') return fail()
    isFailing = true
    if (outcome.kind === 'refused') return form.show(outcome)
    const found = await store.read()
    if (isStopped) return
    if (found === 'lost' || !found) return fail()
    if (isSame(form.content(), found)) return keptAs(found.version, draftJson(found))
    ask(found)
  }

  function keptAs(version: string | undefined, json: string): void {
    base = version
    stored = json
    isFailing = false
    const content = form.content()
    if (content && draftJson(content) !== json) return
    isTyped = false
    form.removeHere()
    form.show({ kind: 'kept' })
  }

  function take(found: KeptDraft): void {
    base = found.version
    form.fill(found)
    stored = draftJson(form.content() ?? found)
    isTyped = false
  }

  function fail(): void {
    isFailing = true
    form.show({ kind: 'away' })
    schedule(retryDelayMs)
  }

  function ask(found: KeptDraft): void {
    isChanged = true
    isFailing = true
    form.show({
      kind: 'changed',
      choose(which) {
        isChanged = false
        isFailing = false
        form.show(undefined)
        base = found.version
        if (which === 'mine') return void flush()
        take(found)
        form.removeHere()
      },
    })
  }

  const online = () => schedule(0)
  globalThis.addEventListener?.('online', online)

  return {
    base: () => base,
    change() {
      isTyped = true
      if (!isChanged) schedule(keepDelayMs)
    },
    flush,
    async discard() {
      stop()
      await running
      await store.remove(base)
    },
    isUnsaved: () => !isStopped && isTyped && isFailing,
    stop,
  }

  function stop(): void {
    isStopped = true
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', online)
  }
}

function isSame(one: DraftContent | undefined, other: DraftContent | undefined): boolean {
  return one !== undefined && other !== undefined && draftJson(one) === draftJson(other)
}
