// How are the members read, and how does one come and go?

import { cleanWords } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { keepPicture } from '#platform/pictures.server.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { MemberKind } from './contract/kinds.ts'
import type { Member, NewMember } from './contract/api.ts'
import { memberIssues } from './rules.ts'
import { insertMember, listMembers, memberWindows } from './store.server.ts'

type Office = Ctx<Staff | Machine>

export function readMembers(ctx: Ctx, asked: Paging & { kind?: MemberKind }): Promise<Page<Member>> {
  const { kind, page, limit } = asked
  return listMembers(ctx, ctx.now, { kind, offset: (page - 1) * limit, limit })
}

/** Refuses `invalid` for wrong details. */
export async function addMember(ctx: Office, { photo, ...entry }: NewMember): Promise<{ id: number }> {
  const fields = memberIssues(entry)
  if (fields.length > 0) refuse('invalid', 'members.invalid', { fields })
  const kept = photo && ((await keepPicture(ctx.files, photo)) ?? refuse('invalid', 'members.not_a_picture'))
  const { name, title, tenure, phone } = entry
  const words = { name: cleanWords(name), title: cleanWords(title), tenure: cleanWords(tenure), phone: clean(phone) }
  return transaction(ctx, async (tx) => {
    const id = await insertMember(tx, { ...entry, ...words }, kept, tx.now)
    await acts.begin(tx, id, entry)
    return { id }
  })
}

const acts = actsOn({ subject: 'member', unknown: 'members.unknown', keeper: memberWindows })

export const publishMember = acts.publish
export const expireMember = acts.expire
export const withdrawMember = acts.withdraw
