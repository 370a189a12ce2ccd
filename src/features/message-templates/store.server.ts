// SQL of the organisation's own texts of messages.

import type { TemplateTexts } from '#kit/message-templates.ts'
import { pick } from '#kit/pick.ts'
import type { Scope } from '#platform/context.ts'

const texts = ['subjectEn', 'subjectNe', 'bodyEn', 'bodyNe'] as const

/** The own texts by the name of the template. */
export async function listOwnTexts({ db, org }: Scope): Promise<Map<string, TemplateTexts>> {
  const rows = await db.selectFrom('messageTemplates').selectAll().where('orgId', '=', org.id).execute()
  return new Map(rows.map((row) => [row.name, pick(row, texts)]))
}

export async function upsertOwnTexts({ db, org }: Scope, name: string, own: TemplateTexts): Promise<void> {
  await db
    .insertInto('messageTemplates')
    .values({ orgId: org.id, name, ...own })
    .onConflict((on) => on.columns(['orgId', 'name']).doUpdateSet(own))
    .execute()
}

export async function removeOwnTexts({ db, org }: Scope, name: string): Promise<void> {
  await db.deleteFrom('messageTemplates').where('orgId', '=', org.id).where('name', '=', name).execute()
}
