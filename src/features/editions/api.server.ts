// Admin rows of an edition kind, answered by its operations.

import type { Ctx, Staff } from '#platform/context.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import type { EditionRow } from './contract/nouns.ts'
import { editionRowNames, editionRows } from './contract/nouns.ts'
import type { AnyEditions } from './operations/definition.server.ts'
import { addRow, changeDay, changeRow, createDraft, discardDraft, removeRow } from './operations/drafts.server.ts'
import { readEdition, readEditions } from './operations/reads.server.ts'
import { approveEdition, returnEdition, submitEdition, withdrawEdition } from './operations/transitions.server.ts'

type Input = { orgId: string; id: number; version: number }
type RowInput = Input & { row: number }
type Answers = Record<EditionRow, (ctx: Ctx<Staff>, input: never) => Promise<unknown>>

/** The rows of an edition kind, in the names of its contract. */
export function serveEditions(kind: AnyEditions): ServedRow[] {
  const answers = answersOf(kind)
  const names = editionRowNames(kind.contract.noun)
  return editionRows.map((row) => ({
    name: names[row],
    endpoint: kind.contract[row],
    answer: answers[row] as unknown as ServedRow['answer'],
  }))
}

function answersOf(kind: AnyEditions): Answers {
  const thenRead = async (ctx: Ctx<Staff>, id: number, done: Promise<unknown>) => {
    await done
    return readEdition(ctx, kind, id)
  }
  return {
    list: (ctx) => readEditions(ctx, kind),
    async create(ctx, { effectiveFrom, submission }: { effectiveFrom: string; submission?: string }) {
      return readEdition(ctx, kind, await createDraft(ctx, kind, effectiveFrom, submission))
    },
    read: (ctx, { id }: Input) => readEdition(ctx, kind, id),
    change: (ctx, { id, version, effectiveFrom }: Input & { effectiveFrom: string }) =>
      thenRead(ctx, id, changeDay(ctx, kind, { id, version }, effectiveFrom)),
    discard: (ctx, { id, version }: Input) => discardDraft(ctx, kind, { id, version }),
    addRow: (ctx, { orgId: _orgId, id, submission, ...sent }: Input & { submission?: string }) =>
      thenRead(ctx, id, addRow(ctx, kind, id, sent, submission)),
    changeRow: (ctx, { orgId: _orgId, id, version, row, ...sent }: RowInput) =>
      thenRead(ctx, id, changeRow(ctx, kind, { id, version, row }, sent)),
    removeRow: (ctx, { id, version, row }: RowInput) => removeRow(ctx, kind, { id, version, row }),
    submit: (ctx, { id, version }: Input) => thenRead(ctx, id, submitEdition(ctx, kind, { id, version })),
    return: (ctx, { id, version, note }: Input & { note: string }) =>
      thenRead(ctx, id, returnEdition(ctx, kind, { id, version, note })),
    approve: (ctx, { id, version }: Input) => thenRead(ctx, id, approveEdition(ctx, kind, { id, version })),
    withdraw: (ctx, { effectiveFrom }: { effectiveFrom: string }) => withdrawEdition(ctx, kind, effectiveFrom),
  }
}
