// SQL of what fees are for.

import type { Scope } from '#platform/context.ts'
import type { FeePurposes } from './contract/api.ts'
import type { FeeKind } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    feePurposes: { kind: FeeKind }
  }
}

/** In their order. */
export async function listPurposes({ db, org }: Scope): Promise<FeePurposes['data']> {
  const rows = await db
    .selectFrom('feePurposes')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, nameEn, nameNe, amountPaisa, sample }) => {
    const rupees = amountPaisa === null ? null : amountPaisa / 100
    return { id, kind, name: { en: nameEn, ne: nameNe }, rupees, sample }
  })
}
