// A signed-in customer's own applications.

import type { Page } from '#kit/page.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import type { OwnQuery } from '#features/cases/contract/keys.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { findOwner, listOwnCases } from '#features/cases/operations/own.server.ts'
import type { OwnApplication, OwnStatus } from '../contract/answers.ts'
import { application } from './application.server.ts'
import { readPapers, statusOf } from './follow.server.ts'

/** Newest first; `open`: undecided ones only, those waiting for a correction first. */
export async function listOwnApplications(ctx: Ctx<Customer>, query: OwnQuery): Promise<Page<OwnApplication>> {
  const { rows, total } = await listOwnCases(ctx, application, query)
  const data = rows.map(({ code, kind, state, submittedAt, applicantEn: en, applicantNe: ne }) => {
    return { code, kind, state, applicant: { en, ne }, submittedAt: submittedAt.toISOString() }
  })
  return { data, total }
}

export async function readOwnApplication(ctx: Ctx<Customer>, { code }: { code: string }): Promise<OwnStatus> {
  const loaded = await loadCase(ctx, application, { code, owner: await findOwner(ctx) })
  return { ...statusOf(loaded, await readPapers(ctx, loaded)), phone: loaded.details.phone }
}
