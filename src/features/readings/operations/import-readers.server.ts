// What an import needs to know of people: whose connections whoever imports may not read, and the members of staff who read.

import { listLinkedIds, listLinkedTo } from '#features/connections/operations/own.server.ts'
import { listStaffByEmail } from '#features/people/operations.server.ts'
import type { Cells } from '#kit/differences.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { readerEmail, type StaffReader } from '../rules/readers.ts'

/** The same for all batches. `own`: connections that are linked to whoever imports; `readers`: as `StaffReaders`, of those named until now. */
export type People = { own: ReadonlySet<number>; readers: Map<string, StaffReader | null> }

export async function peopleOf(ctx: Ctx): Promise<People> {
  return { own: await listLinkedIds(ctx), readers: new Map() }
}

/** Looks up the readers whom no earlier batch has named. */
export async function loadReaders(tx: Scope, { readers }: People, rows: readonly { cells: Cells }[]): Promise<void> {
  const named = new Set(rows.map(({ cells }) => readerEmail(cells)))
  const emails = [...named].filter((email) => email !== undefined).filter((email) => !readers.has(email))
  if (emails.length === 0) return
  const staff = await listStaffByEmail(tx, emails)
  const linked = await listLinkedTo(
    tx,
    staff.map(({ id }) => id),
  )
  for (const email of emails) readers.set(email, null)
  for (const { id, email, nameEn } of staff)
    readers.set(email!, { id, name: nameEn, linked: linked.get(id) ?? new Set() })
}
