// Forms submitted without script, and their pages rendered again after a refusal.

import { data } from 'react-router'
import { statusOf, type FieldIssue, type Refusal } from '#kit/refusal.ts'
import { echoOf, valuesOf, type Echo } from '#kit/validation/form-data.ts'
import { validateAsync, type FormDefinition } from '#kit/validation/form.ts'
import type { Ctx } from './context.ts'
import { countForm } from './form-limit.server.ts'
import type { PageRefusal } from './page-refusal.ts'
import { maxSmallBytes } from './body-budget.server.ts'
import { readForm } from './request-body.server.ts'
import { asRefusal } from './unavailable.server.ts'

/** Data of the page of a refused form: what was typed, the issues, or the refusal as a whole. */
export type FormAgain = { values: Echo; issues: FieldIssue[]; refusal?: PageRefusal }

/** A form as it arrived. With a refusal it holds only what was read before that, to be shown again. */
export type SentForm = { form: FormData; refusal: Refusal | undefined }

/**
 * The form in a request's body, at most `maxBytes` bytes; with the refusal `invalid` when it is larger, broken or of another type, and
 * `too-many` past the limit of the sender's address, which is counted before anything is read: of such a form only the beginning is
 * read. When the database cannot count, the form is read, and this throws.
 */
export async function readSentForm(ctx: Ctx, request: Request, maxBytes: number): Promise<SentForm> {
  const limited = await countForm(ctx).then(() => undefined, asRefusalOrThrow)
  const isUnavailable = limited?.kind === 'unavailable'
  const bytes = limited && !isUnavailable ? Math.min(maxBytes, maxSmallBytes) : maxBytes
  const form = new FormData()
  const unread = await readForm(request, bytes, form).then(() => undefined, asRefusalOrThrow)
  sentForms.set(ctx.from, form)
  if (isUnavailable) throw limited
  return { form, refusal: limited ?? unread }
}

/** The form that was read for the request, so that its text can be returned when it cannot be processed. */
export function sentFormOf({ from }: Pick<Ctx, 'from'>): FormData | undefined {
  return sentForms.get(from)
}

const sentForms = new WeakMap<Ctx['from'], FormData>()

/** The result of a submitted form: the action's value, or the page again with this status and its headers. */
export type FormAnswer<R> = { ok: true; value: R } | { ok: false; again: FormAgain; init: AgainInit }
export type AgainInit = { status: number; headers?: { 'retry-after': string } }

/** Validates a submitted form and runs `act` with its value; a refusal, by a field or as a whole, is `again`. */
export async function runForm<T, R>(
  definition: FormDefinition<T>,
  { form, refusal }: SentForm,
  act: (value: T) => Promise<R>,
): Promise<FormAnswer<R>> {
  const values = echoOf(definition, form)
  if (refusal) return refusedForm(values, refusal)
  const answer = await validateAsync(definition, valuesOf(definition, form))
  if (!answer.ok) return { ok: false, again: { values, issues: answer.issues }, init: { status: statusOf.invalid } }
  try {
    return { ok: true, value: await act(answer.value) }
  } catch (error) {
    return refusedForm(values, asRefusalOrThrow(error))
  }
}

/** The same for an action whose page has only this form: the value of `act`, or the page's data with its status. */
export async function answerForm<T, R>(
  definition: FormDefinition<T>,
  sent: SentForm,
  act: (value: T) => Promise<R>,
): Promise<R | ReturnType<typeof data<FormAgain>>> {
  const answer = await runForm(definition, sent, act)
  return answer.ok ? answer.value : data(answer.again, answer.init)
}

/** The page's data of a request that was refused: what it named, and the refusal behind the error. Another error is thrown. */
export function answerRefused<T extends object>(given: T, error: unknown) {
  const refused = asRefusalOrThrow(error)
  return data({ ...given, refusal: pageRefusal(refused) }, againInit(refused))
}

function refusedForm(values: Echo, refused: Refusal): { ok: false; again: FormAgain; init: AgainInit } {
  const issues = refused.details.fields ?? []
  const again = issues.length > 0 ? { values, issues } : { values, issues, refusal: pageRefusal(refused) }
  return { ok: false, again, init: againInit(refused) }
}

function pageRefusal({ key, details: { values } }: Refusal): PageRefusal {
  return values ? { key, values } : { key }
}

function againInit({ kind, details: { retryAfterSeconds } }: Refusal): AgainInit {
  const status = statusOf[kind]
  return retryAfterSeconds ? { status, headers: { 'retry-after': String(retryAfterSeconds) } } : { status }
}

function asRefusalOrThrow(error: unknown): Refusal {
  const refusal = asRefusal(error)
  if (refusal) return refusal
  throw error
}
