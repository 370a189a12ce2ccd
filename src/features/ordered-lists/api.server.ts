// Admin rows of an ordered list, answered by its operations.

import type { Ctx, Staff } from '#platform/context.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import type { ListRow } from './contract/nouns.ts'
import { listRowNames, listRows } from './contract/nouns.ts'
import type { AnyList } from './operations/definition.server.ts'
import { hasOwnOrder } from './operations/definition.server.ts'
import {
  addRow,
  changeRow,
  confirmList,
  orderRows,
  readList,
  readRow,
  removeRow,
  restoreRow,
} from './operations/rows.server.ts'

type Input = { orgId: string; id: number }
type Answers = Record<ListRow, (ctx: Ctx<Staff>, input: never) => Promise<unknown>>

/** The rows of a list, in the names of its contract. */
export function serveList(list: AnyList): ServedRow[] {
  const answers = answersOf(list)
  const names = listRowNames(list.contract.noun)
  const served = listRows.filter(
    (row) => (row !== 'order' || hasOwnOrder(list)) && (row !== 'confirm' || list.samples !== undefined),
  )
  return served.map((row) => ({
    name: names[row],
    endpoint: list.contract[row],
    answer: answers[row] as unknown as ServedRow['answer'],
  }))
}

function answersOf(list: AnyList): Answers {
  return {
    list: (ctx) => readList(ctx, list),
    read: (ctx, { id }: Input) => readRow(ctx, list, id),
    async add(ctx, { orgId: _orgId, submission, ...sent }: Input & { submission?: string }) {
      const id = await addRow(ctx, list, sent as never, submission)
      return readRow(ctx, list, id)
    },
    async change(ctx, { orgId: _orgId, id, version, note, ...sent }: Input & { version: number; note?: string }) {
      await changeRow(ctx, list, { id, version, note }, sent as never)
      return readRow(ctx, list, id)
    },
    remove: (ctx, { orgId: _orgId, id, version, ...sent }: Input & { version: number }) =>
      removeRow(ctx, list, { id, version }, sent),
    async restore(ctx, { id }: Input) {
      await restoreRow(ctx, list, id)
      return readRow(ctx, list, id)
    },
    order: (ctx, order: { ids: number[]; seen: number[] }) => orderRows(ctx, list, order),
    confirm: (ctx) => confirmList(ctx, list),
  }
}
