// How are charter and questions read, and how does an entry come and go?

import { cleanWords } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { NewQuestion, NewService, Question, Service } from './contract/api.ts'
import { questionIssues, serviceIssues } from './rules.ts'
import { insertQuestion, insertService, listQuestions, listServices } from './store.server.ts'

type Office = Ctx<Staff | Machine>
type PageAsked = Paging

export function readServices(ctx: Ctx, { page, limit }: PageAsked): Promise<Page<Service>> {
  return listServices(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

export function readQuestions(ctx: Ctx, { page, limit }: PageAsked): Promise<Page<Question>> {
  return listQuestions(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

/** Refuses `invalid` for wrong details and `conflict` when the address is taken. */
export async function addService(ctx: Office, entry: NewService): Promise<void> {
  const fields = serviceIssues(entry)
  if (fields.length > 0) refuse('invalid', 'services.invalid', { fields })
  const { name, papers, fee, time, officer, grievanceOfficer, rule } = entry
  const words = {
    name: cleanWords(name),
    papers: papers.map(cleanWords),
    fee: cleanWords(fee),
    time: cleanWords(time),
    officer: cleanWords(officer),
    grievanceOfficer: cleanWords(grievanceOfficer),
    rule: cleanWords(rule),
  }
  await transaction(ctx, async (tx) => {
    const id = (await insertService(tx, { ...entry, ...words }, tx.now)) ?? refuse('conflict', 'services.slug_taken')
    await serviceActs.begin(tx, id, entry)
  })
}

export async function addQuestion(ctx: Office, entry: NewQuestion): Promise<{ id: number }> {
  const fields = questionIssues(entry)
  if (fields.length > 0) refuse('invalid', 'services.invalid', { fields })
  const words = { question: cleanWords(entry.question), answer: cleanWords(entry.answer) }
  return transaction(ctx, async (tx) => {
    const id = await insertQuestion(tx, { ...entry, ...words }, tx.now)
    await questionActs.begin(tx, id, entry)
    return { id }
  })
}

const serviceActs = actsOn<string>({ kind: 'service', table: 'services', unknown: 'services.unknown', key: 'slug' })
const questionActs = actsOn<number>({ kind: 'question', table: 'questions', unknown: 'services.question_unknown' })

export const publishService = serviceActs.publish
export const expireService = serviceActs.expire
export const withdrawService = serviceActs.withdraw
export const publishQuestion = questionActs.publish
export const expireQuestion = questionActs.expire
export const withdrawQuestion = questionActs.withdraw
