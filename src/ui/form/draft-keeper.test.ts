// Tests of keeping a draft on the server: pauses, a line that is away, two pages, another device.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftContent } from '#kit/draft-content.ts'
import { keepDelayMs, keepDraft, retryDelayMs } from './draft-keeper.ts'
import type { DraftStore, HeldDraft, KeptDraft, KeptState } from './draft-keeping.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with one draft, which refuses text that is based on another version. */
function openServer() {
  let kept: KeptDraft | undefined
  let versions = 0
  const server = { isAway: false, saves: 0 }
  const storeOf = (writer: string): DraftStore => ({
    read: () => Promise.resolve(server.isAway ? 'lost' : kept),
    save(content, version) {
      if (server.isAway) return Promise.resolve({ kind: 'lost' })
      if (kept && kept.version !== version && kept.writer !== writer) return Promise.resolve({ kind: 'changed' })
      server.saves += 1
      kept = { ...content, version: String((versions += 1)), writer }
      return Promise.resolve({ kind: 'kept', version: kept.version })
    },
    remove: () => Promise.resolve(void (kept = undefined)),
  })
  return { server, storeOf, text: () => kept?.entries[0]?.[1] }
}

type Server = ReturnType<typeof openServer>

/** A form with one text, as a page shows it. */
function openForm({ storeOf }: Server, tab: string, { text = '', held }: { text?: string; held?: HeldDraft } = {}) {
  const form = { text, state: undefined as KeptState | undefined, isHere: held !== undefined }
  const content = (): DraftContent => ({ entries: [['text', form.text]] })
  const keeper = keepDraft(
    storeOf(tab),
    {
      content,
      fill: ({ entries }) => void (form.text = entries[0]![1]),
      removeHere: () => void (form.isHere = false),
      show: (state) => void (form.state = state),
    },
    held,
  )
  const type = (typed: string) => {
    form.text = typed
    form.isHere = true
    keeper.change()
  }
  const choose = (which: 'theirs' | 'mine') => form.state?.kind === 'changed' && form.state.choose(which)
  return { form, keeper, type, choose }
}

const pause = () => vi.advanceTimersByTimeAsync(keepDelayMs)
const answer = () => vi.advanceTimersByTimeAsync(0)

test('a pause in typing saves once, and this device keeps no copy', async () => {
  const server = openServer()
  const page = openForm(server, 'a')
  for (const text of ['P', 'Pi', 'Pipes']) page.type(text)
  await pause()
  expect([server.text(), server.server.saves]).toEqual(['Pipes', 1])
  expect(page.form).toMatchObject({ isHere: false, state: { kind: 'kept' } })
})

test('another device continues where the first one stopped', async () => {
  const server = openServer()
  const first = openForm(server, 'a')
  first.type('Pipes')
  await pause()
  const second = openForm(server, 'b')
  await answer()
  expect(second.form.text).toBe('Pipes')
  second.type('Pipes of steel')
  await pause()
  expect(server.text()).toBe('Pipes of steel')
})

test.each([
  ['mine', 'Pumps', 'Pumps'],
  ['theirs', 'Pipes', 'Pipes'],
] as const)('of two pages the later one is warned, and keeps %s', async (which, shown, kept) => {
  const server = openServer()
  const [first, second] = [openForm(server, 'a'), openForm(server, 'b')]
  await answer()
  first.type('Pipes')
  await pause()
  second.type('Pumps')
  await pause()
  expect(second.form).toMatchObject({ state: { kind: 'changed' }, isHere: true })
  expect(server.text()).toBe('Pipes')
  expect(second.keeper.isUnsaved()).toBe(true)
  second.choose(which)
  await answer()
  expect([second.form.text, server.text()]).toEqual([shown, kept])
  expect(second.keeper.isUnsaved()).toBe(false)
})

test('while the line is away the device keeps it; when it is back the server has it', async () => {
  const server = openServer()
  const page = openForm(server, 'a')
  await answer()
  server.server.isAway = true
  page.type('Pipes')
  await pause()
  expect(page.form).toMatchObject({ state: { kind: 'away' }, isHere: true })
  expect(page.keeper.isUnsaved()).toBe(true)
  server.server.isAway = false
  await vi.advanceTimersByTimeAsync(retryDelayMs)
  expect(server.text()).toBe('Pipes')
  expect(page.form.isHere).toBe(false)
})

test('what the device holds of the page that saved last, or of that version, is newer; otherwise the reader is asked', async () => {
  const server = openServer()
  const first = openForm(server, 'a')
  first.type('Pipes')
  await pause()
  const base = first.keeper.base()
  const reloaded = openForm(server, 'c', { text: 'Pipes of steel', held: { tab: 'a', base: undefined } })
  await answer()
  expect(server.text()).toBe('Pipes of steel')
  expect(reloaded.form.isHere).toBe(false)
  const offline = openForm(server, 'd', { text: 'Pumps', held: { tab: 'x', base } })
  await answer()
  expect(offline.form.state).toMatchObject({ kind: 'changed' })
  expect([offline.form.text, server.text()]).toEqual(['Pumps', 'Pipes of steel'])
})

test('a page that is closed saves at once; what is discarded stays discarded', async () => {
  const server = openServer()
  const page = openForm(server, 'a')
  await answer()
  page.type('Pipes')
  await page.keeper.flush({ keepalive: true })
  expect(server.text()).toBe('Pipes')
  page.type('Pumps')
  await page.keeper.discard()
  await pause()
  expect(server.text()).toBeUndefined()
})
