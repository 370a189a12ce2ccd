// Lists of the console beside the inboxes: time of 100,000 rows compared with 1,000, counted total and page together.
// Run: node bench/office-lists.ts [LIST …]     (makes and removes a PostgreSQL of its own; without names it writes bench/office-lists.md)

import { writeFile } from 'node:fs/promises'
import { readAudit } from '#features/audit/operations.server.ts'
import { readConnections } from '#features/connections/operations/read.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { readCounts, readList } from '#features/media/operations/read.server.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { countUndelivered, readMessageCounts, readMessages } from '#features/outbox/operations.server.ts'
import { readStateCounts } from '#features/publishing/operations/admin.server.ts'
import { readReviewCounts, readReviewLists } from '#features/publishing/operations/review-lists.server.ts'
import { listStaff, readInvitations } from '#features/staff/operations/members.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { items } from '#root/features.ts'
import { mediaUses, publishedKinds } from '#root/features.server.ts'
import type { Permission } from '#root/permissions.ts'
import { reportFigure } from './figures.ts'
import { insertRows, type Filled } from './office-rows.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'

type Office = Ctx<Staff>
type Case = { list: Filled; name: string; call: (ctx: Office, rows: number) => Promise<unknown> }

const [few, many] = [1000, 100_000]
const runs = 21
const page = { page: 1, limit: 10 }
const lists = ['documents', 'articles', 'media', 'outbox', 'audit', 'people', 'connections'] as const
const names = process.argv.slice(2)

const cases: Case[] = [
  { list: 'documents', name: 'newest first', call: (ctx) => document.list(ctx, { ...page } as never) },
  {
    list: 'documents',
    name: 'by title',
    call: (ctx) => document.list(ctx, { ...page, sortBy: 'title', sortOrder: 'asc' } as never),
  },
  { list: 'documents', name: 'drafts', call: (ctx) => document.list(ctx, { ...page, state: 'draft' } as never) },
  {
    list: 'documents',
    name: 'search: a word of every tenth',
    call: (ctx) => document.list(ctx, { ...page, search: 'pump3' } as never),
  },
  { list: 'documents', name: 'counts of the states', call: (ctx) => readStateCounts(ctx, document) },
  { list: 'articles', name: 'newest first', call: (ctx) => article.list(ctx, { ...page } as never) },
  {
    list: 'articles',
    name: 'search: a word of every tenth',
    call: (ctx) => article.list(ctx, { ...page, search: 'pump3' } as never),
  },
  { list: 'articles', name: 'counts of the states', call: (ctx) => readStateCounts(ctx, article) },
  { list: 'articles', name: 'review: counts of all kinds', call: (ctx) => readReviewCounts(ctx, publishedKinds) },
  { list: 'articles', name: 'review: the page of all kinds', call: (ctx) => readReviewLists(ctx, publishedKinds) },
  { list: 'media', name: 'newest first', call: (ctx) => readList(ctx, mediaUses, { ...page } as never) },
  { list: 'media', name: 'not used', call: (ctx) => readList(ctx, mediaUses, { ...page, view: 'unused' } as never) },
  {
    list: 'media',
    name: 'search: a word of every tenth',
    call: (ctx) => readList(ctx, mediaUses, { ...page, search: 'pump3' } as never),
  },
  { list: 'media', name: 'counts of the views', call: (ctx) => readCounts(ctx, mediaUses) },
  { list: 'outbox', name: 'newest first', call: (ctx) => readMessages(ctx, { ...page } as never) },
  { list: 'outbox', name: 'failed', call: (ctx) => readMessages(ctx, { ...page, state: 'failed' } as never) },
  { list: 'outbox', name: 'sent', call: (ctx) => readMessages(ctx, { ...page, state: 'sent' } as never) },
  { list: 'outbox', name: 'SMS', call: (ctx) => readMessages(ctx, { ...page, channel: 'sms' } as never) },
  {
    list: 'outbox',
    name: 'search: one recipient',
    call: (ctx, rows) => readMessages(ctx, { ...page, search: `person${rows / 2}@example.org` } as never),
  },
  { list: 'outbox', name: 'counts of the states', call: (ctx) => readMessageCounts(ctx) },
  { list: 'outbox', name: 'failed, for the overview', call: (ctx) => countUndelivered(ctx) },
  { list: 'audit', name: 'newest first', call: (ctx) => readAudit(ctx, items, { ...page } as never) },
  { list: 'audit', name: 'of one person', call: (ctx) => readAudit(ctx, items, { ...page, actorId: 15 } as never) },
  { list: 'audit', name: 'one action', call: (ctx) => readAudit(ctx, items, { ...page, action: 'addNews' } as never) },
  { list: 'audit', name: 'refused', call: (ctx) => readAudit(ctx, items, { ...page, outcome: 'refused' } as never) },
  {
    list: 'audit',
    name: 'one day',
    call: (ctx) => readAudit(ctx, items, { ...page, recordedFrom: '2026-11-01', recordedTo: '2026-11-01' } as never),
  },
  {
    list: 'audit',
    name: 'search: one target',
    call: (ctx, rows) => readAudit(ctx, items, { ...page, search: `target-${rows / 2}-` } as never),
  },
  { list: 'people', name: 'staff by name, beside the customers', call: (ctx) => listStaff(ctx, page) },
  { list: 'people', name: 'staff: search', call: (ctx) => listStaff(ctx, { ...page, search: 'clerk 7' }) },
  { list: 'people', name: 'staff: invited', call: (ctx) => readInvitations(ctx) },
  { list: 'connections', name: 'by number', call: (ctx) => readConnections(ctx, { ...page } as never) },
  { list: 'connections', name: 'one ward', call: (ctx) => readConnections(ctx, { ...page, ward: 5 } as never) },
  {
    list: 'connections',
    name: 'search: one number',
    call: (ctx, rows) => readConnections(ctx, { ...page, search: String(100_000 + rows / 2) } as never),
  },
  {
    list: 'connections',
    name: 'search: a name of every tenth',
    call: (ctx) => readConnections(ctx, { ...page, search: 'sharma' } as never),
  },
]

const permissions: Permission[] = [
  'documents:write',
  'content:write',
  'supply:write',
  'organisation:change',
  'messages:read',
  'people:read',
]

const figures = new Map<Case, [number, number]>()
// Both databases at once, and the calls in turn: what else the machine does is in both figures alike.
await withOwnDatabase((ofFew, fewWritten) =>
  withOwnDatabase(async (ofMany, manyWritten) => {
    for (const list of lists.filter((each) => names.length === 0 || names.includes(each))) {
      process.stdout.write(`${list} …\n`)
      await insertRows(ofFew, list, 1, few)
      await fewWritten()
      await insertRows(ofMany, list, 1, many)
      await manyWritten()
      for (const one of cases.filter((each) => each.list === list)) {
        const inTurn = await mediansOf([() => one.call(officeOf(ofFew), few), () => one.call(officeOf(ofMany), many)])
        figures.set(one, inTurn)
        process.stdout.write(`${list}, ${one.name}: ${inTurn.map(shown).join(' / ')}\n`)
      }
    }
  }),
)
if (names.length === 0) await writeFile('bench/office-lists.md', report())
for (const [{ list, name }, [small, large]] of figures)
  reportFigure({ name: `${list}, ${name}: of the time with few`, value: large / small, aim: 2, direction: 'at most' })

function officeOf(ctx: Ctx): Office {
  return { ...ctx, actor: { kind: 'staff', id: 15, name: 'Kamala', session: 1, permissions: new Set(permissions) } }
}

async function mediansOf(calls: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let run = -5; run < runs; run += 1)
    for (const [place, call] of calls.entries()) {
      const started = performance.now()
      await call()
      if (run >= 0) times[place]!.push(performance.now() - started)
    }
  const [one, other] = times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!)
  return [one!, other!]
}

function shown(ms: number): string {
  return ms.toFixed(2)
}

function report(): string {
  const rows = [...figures].map(
    ([{ list, name }, [a, b]]) => `| ${list} | ${name} | ${shown(a)} | ${shown(b)} | ${(b / a).toFixed(1)} |`,
  )
  return `# Lists of the console: 1,000 and 100,000 rows

Written by \`node bench/office-lists.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync. One call of the operation behind the API's row
(total and page of ten together), the median of ${runs} in ms, one connection, both databases in turn. Complaints and applications are
in [inboxes](inboxes.md). The machine was shared while measuring: the ratios are what counts.

| List | What | 1,000 | 100,000 | ratio |
| --- | --- | ---: | ---: | ---: |
${rows.join('\n')}
`
}
