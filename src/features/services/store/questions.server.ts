// Rows of questions: public list, admin list, insert and update.

import type { Page } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow } from '#features/publishing/contract/window.ts'
import type { Question } from '../contract/api.ts'
import type { AdminRequest } from './services.server.ts'

type Stretch = { offset: number; limit: number }
type At = Scope & { now: Date }
type QuestionEntry = Omit<Question, 'id'>

export async function listQuestions({ db, org }: Scope, now: Date, stretch: Stretch): Promise<Page<Question>> {
  const all = db.selectFrom('questions').where('orgId', '=', org.id).where(publicNow('questions', now))
  const ordered = all.selectAll().orderBy('position').orderBy('id')
  const rows = await ordered.offset(stretch.offset).limit(stretch.limit).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(questionOf), total }
}

/** Questions in every state. */
export async function listQuestionsForOffice(at: At, request: AdminRequest) {
  const { column, direction, offset, limit } = request
  const ordered = found(at, request).selectAll().orderBy(column, direction).orderBy('id', direction)
  return (await ordered.offset(offset).limit(limit).execute()).map(adminQuestionOf)
}

/** How many the request finds, counted up to `max`. */
export function countQuestionsForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findQuestionForOffice({ db, org }: Scope, id: number) {
  const questions = db.selectFrom('questions').selectAll().where('orgId', '=', org.id)
  const row = await questions.where('id', '=', id).executeTakeFirst()
  return row && adminQuestionOf(row)
}

export async function insertQuestion({ db, org }: Scope, entry: QuestionEntry, at: Date): Promise<number> {
  const row = { ...columnsOf(entry), ...draftWindow, orgId: org.id, createdAt: at }
  return (await db.insertInto('questions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateQuestion({ db, org }: Scope, id: number, entry: QuestionEntry): Promise<void> {
  await db.updateTable('questions').set(columnsOf(entry)).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('questions')
    .where('orgId', '=', org.id)
    .where(isFound('questions.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('questions', state!, now)))
}

function columnsOf({ position, question, answer }: QuestionEntry) {
  return {
    position,
    questionEn: question.en,
    questionNe: question.ne,
    answerEn: answer.en,
    answerNe: answer.ne,
  }
}

function adminQuestionOf(row: Row<'questions'>) {
  const { createdAt, publishFrom, publishUntil, withdrawnAt } = row
  return { ...questionOf(row), enteredAt: createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}

function questionOf(row: Row<'questions'>): Question {
  const { id, position, questionEn, questionNe, answerEn, answerNe } = row
  return { id, position, question: { en: questionEn, ne: questionNe }, answer: { en: answerEn, ne: answerNe } }
}
