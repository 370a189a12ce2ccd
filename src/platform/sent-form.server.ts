// Forms submitted without script, and their pages rendered again after a refusal.

import { data } from 'react-router'
import type { MessageValues } from '#kit/language.ts'
import { statusOf, type FieldIssue, type Refusal } from '#kit/refusal.ts'
import { echoOf, valuesOf, type Echo } from '#kit/validation/form-data.ts'
import { validateAsync, type FormDefinition } from '#kit/validation/form.ts'
import type { Ctx } from './context.ts'
import { countForm } from './form-limit.server.ts'
import { readForm } from './request-body.server.ts'
import { asRefusal } from './unavailable.server.ts'

/** Data of the page of a refused form: what was typed, the issues, or the refusal as a whole. */
export type FormAgain = { values: Echo; issues: FieldIssue[]; refusal?: { key: string; values?: MessageValues } }

/**
 * The form in a request's body, at most `maxBytes` bytes; `invalid` when it is larger, broken or of another type. The sender's
 * address is counted before anything is read; when the database cannot count, the form is read all the same and then refused.
 */
export async function readSentForm(ctx: Ctx, request: Request, maxBytes: number): Promise<FormData> {
  const refused = await countForm(ctx).then(() => undefined, asRefusalOrThrow)
  if (refused && refused.kind !== 'unavailable') throw refused
  const form = await readForm(request, maxBytes)
  sentForms.set(ctx.from, form)
  if (refused) throw refused
  return form
}

/** The form that was read for the request, so that its text can be returned when it cannot be processed. */
export function sentFormOf({ from }: Pick<Ctx, 'from'>): FormData | undefined {
  return sentForms.get(from)
}

const sentForms = new WeakMap<Ctx['from'], FormData>()

function asRefusalOrThrow(error: unknown): Refusal {
  const refusal = asRefusal(error)
  if (refusal) return refusal
  throw error
}

/** The result of a submitted form: the action's value, or the page again with this status. */
export type FormAnswer<R> = { ok: true; value: R } | { ok: false; again: FormAgain; status: number }

/** Validates a submitted form and runs `act` with its value; a refusal, by a field or as a whole, is `again`. */
export async function runForm<T, R>(
  definition: FormDefinition<T>,
  sent: FormData,
  act: (value: T) => Promise<R>,
): Promise<FormAnswer<R>> {
  const values = echoOf(definition, sent)
  const answer = await validateAsync(definition, valuesOf(definition, sent))
  if (!answer.ok) return { ok: false, again: { values, issues: answer.issues }, status: statusOf.invalid }
  try {
    return { ok: true, value: await act(answer.value) }
  } catch (error) {
    const { key, kind, details } = asRefusalOrThrow(error)
    const issues = details.fields ?? []
    const refusal = details.values ? { key, values: details.values } : { key }
    const again = { values, issues, ...(issues.length > 0 ? {} : { refusal }) }
    return { ok: false, again, status: statusOf[kind] }
  }
}

/** The same for an action whose page has only this form: the value of `act`, or the page's data with its status. */
export async function answerForm<T, R>(
  definition: FormDefinition<T>,
  sent: FormData,
  act: (value: T) => Promise<R>,
): Promise<R | ReturnType<typeof data<FormAgain>>> {
  const answer = await runForm(definition, sent, act)
  return answer.ok ? answer.value : data(answer.again, { status: answer.status })
}
