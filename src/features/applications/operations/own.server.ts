// Which applications are a signed-in customer's own, and where does each stand?

import type { Page, ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { findPerson } from '#features/people/operations.server.ts'
import type { OwnApplication, OwnStatus } from '../contract/answers.ts'
import { findOwn, listOwn, type Owner } from '../store/inbox.server.ts'
import { letter, progressOf, statusOf } from './send.server.ts'

/** `open`: what is not decided, those that wait for a correction first. */
export type OwnQuery = ListQuery & { open?: boolean }

/** What was sent signed in, or from the phone the office has of the person. */
export async function listOwnApplications(ctx: Ctx<Customer>, query: OwnQuery): Promise<Page<OwnApplication>> {
  const { rows, total } = await listOwn(ctx, await ownerOf(ctx), query)
  const data = rows.map(({ code, state, submittedAt, details: { kind, applicantEn: en, applicantNe: ne } }) => {
    return { code, kind, state, applicant: { en, ne }, submittedAt: submittedAt.toISOString() }
  })
  return { data, total }
}

export async function readOwnApplication(ctx: Ctx<Customer>, { code: typed }: { code: string }): Promise<OwnStatus> {
  const code = readTrackingCode(letter, typed) ?? refuse('missing', 'applications.unknown')
  const found = (await findOwn(ctx, await ownerOf(ctx), code)) ?? refuse('missing', 'applications.unknown')
  return { ...statusOf(found, await progressOf(ctx, found)), phone: found.details.phone }
}

async function ownerOf(ctx: Ctx<Customer>): Promise<Owner> {
  const person = await findPerson(ctx.db, ctx.actor.id)
  return { personId: ctx.actor.id, phone: person?.phone ?? null }
}
