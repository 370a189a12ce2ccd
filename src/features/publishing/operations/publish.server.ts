// Publishing of the kinds that have no definition yet; removed with the last of them.

import type { Explanation, WindowEntry } from '../contract/window.ts'
import { idOf } from './admin.server.ts'
import type { Office, WorkflowKind } from './definition.server.ts'
import type { PublicationTime } from './workflow.server.ts'
import { addItem, expire, publish, withdraw } from './workflow.server.ts'

export function actsOn<Key extends string | number>(kind: WorkflowKind & { key?: 'slug' }) {
  return {
    begin: (tx: Office, id: number, entry: WindowEntry) => addItem(tx, { ...kind, insert: async () => id }, entry),
    publish: async (ctx: Office, key: Key, time?: PublicationTime) =>
      publish(ctx, kind, await idOf(ctx, kind, String(key)), time),
    expire: async (ctx: Office, key: Key, until: Date | null) =>
      expire(ctx, kind, await idOf(ctx, kind, String(key)), until),
    withdraw: async (ctx: Office, key: Key, note: Explanation) =>
      withdraw(ctx, kind, await idOf(ctx, kind, String(key)), note),
  }
}
