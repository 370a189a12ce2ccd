// Where are the charter's services and the questions kept?

import type { Page } from '#kit/page.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { NewQuestion, NewService, Question, Service } from './contract/api.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    services: { papers: Json<Bilingual[]> }
  }
}

type Stretch = { offset: number; limit: number }
const notYetPublic = { publishFrom: null, publishUntil: null, withdrawnAt: null }

export async function listServices({ db, org }: Scope, now: Date, stretch: Stretch): Promise<Page<Service>> {
  const all = db.selectFrom('services').where('orgId', '=', org.id).where(publicNow('services', now))
  const ordered = all.selectAll().orderBy('position').orderBy('id')
  const rows = await ordered.offset(stretch.offset).limit(stretch.limit).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(serviceOf), total }
}

export async function listQuestions({ db, org }: Scope, now: Date, stretch: Stretch): Promise<Page<Question>> {
  const all = db.selectFrom('questions').where('orgId', '=', org.id).where(publicNow('questions', now))
  const ordered = all.selectAll().orderBy('position').orderBy('id')
  const rows = await ordered.offset(stretch.offset).limit(stretch.limit).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = rows.map(({ id, position, questionEn, questionNe, answerEn, answerNe }) => {
    return { id, position, question: { en: questionEn, ne: questionNe }, answer: { en: answerEn, ne: answerNe } }
  })
  return { data, total }
}

/** The new service's number, or undefined when its address is taken. */
export async function insertService({ db, org }: Scope, entry: NewService, at: Date): Promise<number | undefined> {
  const { slug, position, name, papers, fee, time, officer, grievanceOfficer, rule, sample } = entry
  const row = await db
    .insertInto('services')
    .values({
      ...notYetPublic,
      orgId: org.id,
      slug,
      position,
      nameEn: name.en,
      nameNe: name.ne,
      papers: JSON.stringify(papers),
      feeEn: fee.en,
      feeNe: fee.ne,
      timeEn: time.en,
      timeNe: time.ne,
      officerEn: officer.en,
      officerNe: officer.ne,
      grievanceOfficerEn: grievanceOfficer.en,
      grievanceOfficerNe: grievanceOfficer.ne,
      ruleEn: rule.en,
      ruleNe: rule.ne,
      sample,
      createdAt: at,
    })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertQuestion({ db, org }: Scope, entry: NewQuestion, at: Date): Promise<number> {
  const { position, question, answer } = entry
  const words = { questionEn: question.en, questionNe: question.ne, answerEn: answer.en, answerNe: answer.ne }
  const row = { ...notYetPublic, ...words, orgId: org.id, position, createdAt: at }
  return (await db.insertInto('questions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

function serviceOf(row: Row<'services'>): Service {
  return {
    slug: row.slug,
    position: row.position,
    name: { en: row.nameEn, ne: row.nameNe },
    papers: row.papers,
    fee: { en: row.feeEn, ne: row.feeNe },
    time: { en: row.timeEn, ne: row.timeNe },
    officer: { en: row.officerEn, ne: row.officerNe },
    grievanceOfficer: { en: row.grievanceOfficerEn, ne: row.grievanceOfficerNe },
    rule: { en: row.ruleEn, ne: row.ruleNe },
    sample: row.sample,
  }
}
