// Frequently asked questions: the public list, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { findNextPosition } from '#features/publishing/operations/order.server.ts'
import { questionAdmin, questionOrder } from '../contract/admin.ts'
import { importedQuestion, type NewQuestion, type Question } from '../contract/api.ts'
import { maxText } from '../contract/nouns.ts'
import type { QuestionQuery, SentQuestion } from '../contract/question-forms.ts'
import { questionIssues } from '../rules.ts'
import {
  countQuestionsForOffice,
  findQuestionForOffice,
  insertQuestion,
  listQuestions,
  listQuestionsForOffice,
  updateQuestion,
} from '../store/questions.server.ts'
import type { AdminRequest } from '../store/services.server.ts'

export const question = definePublished({
  kind: 'question',
  table: 'questions',
  texts: ['question', 'answer'],
  unknown: 'services.question_unknown',
  page: '/miscellaneous',
  contract: questionAdmin,
  list,
  find: findQuestionForOffice,
  insert,
  update,
  entryOf,
  ordered: { contract: questionOrder, title: 'question' },
  imported: {
    file: importedQuestion,
    entryOf: async (entry: NewQuestion) => entry,
    nameOf: (row) => row.question,
  },
})

export function readQuestions(ctx: Ctx, { page, limit }: Paging): Promise<Page<Question>> {
  return listQuestions(ctx, ctx.now, { offset: (page - 1) * limit, limit })
}

/** The questions in every state, in their order by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder = 'asc' }: QuestionQuery) {
  const column = sortBy === 'enteredAt' ? 'createdAt' : 'position'
  const request: AdminRequest = { state, search, column, direction: sortOrder, offset: (page - 1) * limit, limit }
  const counted = await countQuestionsForOffice(ctx, request, maxCounted + 1)
  return pageFound(await listQuestionsForOffice(ctx, request), counted)
}

/** Refuses `invalid` for wrong details. */
async function insert(tx: Office, entry: NewQuestion): Promise<number> {
  const position = entry.position ?? (await findNextPosition(tx, 'questions'))
  return insertQuestion(tx, checkedEntry({ ...entry, position }), tx.now)
}

async function update(tx: Office, id: number, changes: SentQuestion): Promise<Correction> {
  const before = (await findQuestionForOffice(tx, id)) ?? refuse('missing', 'services.question_unknown')
  const { position: moved = before.position, ...entry } = entryOf(changes)
  const after = checkedEntry({ ...entry, position: moved })
  await updateQuestion(tx, id, after)
  const { position, question: questionText, answer } = before
  return { before: { position, question: questionText, answer }, after, maxLength: maxText }
}

function checkedEntry(entry: Omit<Question, 'id'>): Omit<Question, 'id'> {
  const fields = questionIssues(entry)
  if (fields.length > 0) refuse('invalid', 'services.invalid', { fields })
  return { position: entry.position, question: cleanBilingual(entry.question), answer: cleanBilingual(entry.answer) }
}

function entryOf({ position, questionEn = '', questionNe = '', answerEn = '', answerNe = '' }: SentQuestion) {
  return { position, question: { en: questionEn, ne: questionNe }, answer: { en: answerEn, ne: answerNe } }
}
