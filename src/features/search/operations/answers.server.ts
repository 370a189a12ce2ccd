// Answers to questions that have one: a charge, the office hours, a telephone number, the next supply of a tol, a form.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { formatTime } from '#kit/format/times.ts'
import { inDigits, toAsciiDigits, translator, type Bilingual, type Language } from '#kit/language.ts'
import { displayPhone, parsePhone } from '#kit/phone.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { documentsNamed } from '#features/documents/operations/documents.server.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { officeStatus } from '#features/offices/rules.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { calculateCharge } from '#features/tariffs/operations.server.ts'
import { readWaterNow } from '#features/water-schedules/operations/answers.server.ts'
import type { SearchAnswer } from '../contract/api.ts'
import { answerMessages } from '../messages.ts'
import { questionOf, tolIn } from '../rules/question.ts'
import type { FoundRow } from '../store/search.server.ts'

type MakeText = (key: keyof typeof answerMessages, values?: (language: Language) => Record<string, string>) => Bilingual

const bilingual: MakeText = (key, values = () => ({})) => {
  const of = (language: Language) => translator(answerMessages, language)(key, values(language) as never)
  return { en: of('en'), ne: of('ne') }
}

/** The answer to a question, `first` being the best items found; null where it has none, or where nothing is published about it. */
export async function readAnswer(ctx: Ctx, q: string, first: readonly FoundRow[]): Promise<SearchAnswer | null> {
  const question = questionOf(q)
  if (question?.kind === 'charge') return chargeOf(ctx, question.units)
  if (question?.kind === 'hours') return hoursOf(ctx)
  if (question?.kind === 'phone' && first[0]?.kind !== 'member') return phoneOf(ctx)
  if (question?.kind === 'form') return formIn(ctx, first)
  const [best] = first
  if (best?.kind === 'tol')
    return waterOf(ctx, { code: best.url.slice(best.url.indexOf('=') + 1), name: titleOf(best) })
  const tol = question?.kind === 'water' ? tolIn(q, (await readPlaces(ctx)).tols) : undefined
  return tol ? waterOf(ctx, tol) : null
}

async function chargeOf(ctx: Ctx, units: number): Promise<SearchAnswer | null> {
  const tap = { customerType: 'residential', tapSize: '1/2' } as const
  try {
    const { charges } = await calculateCharge(ctx, { ...tap, meter: 'metered', calculation: 'single', units } as never)
    const total = charges[0]!.totalPaisa
    const values = (language: Language) => ({
      units: formatNumber(units, language),
      amount: formatMoney(total, language),
      size: inDigits(tap.tapSize, language),
    })
    const url = `/tarrif-calculator?customerType=residential&tapSize=${encodeURIComponent(tap.tapSize)}&units=${units}`
    return {
      kind: 'charge',
      title: bilingual('search.charge_title', values),
      text: bilingual('search.charge_text', values),
      url,
    }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function hoursOf(ctx: Ctx): Promise<SearchAnswer | null> {
  const [{ hours }, holidays] = await Promise.all([readShell(ctx), upcomingHolidays(ctx)])
  if (hours.length === 0) return null
  const status = officeStatus(hours, holidays, ctx.now)
  return { kind: 'hours', title: bilingual('search.hours_title'), text: statusText(status), url: '/contact' }
}

function statusText(status: ReturnType<typeof officeStatus>): Bilingual {
  if (status.state === 'open') return bilingual('search.hours_open', atTime(status.closes))
  if (status.state === 'opens') return bilingual('search.hours_opens', atTime(status.opens))
  const { next } = status
  if (!next) return bilingual('search.hours_closed')
  return bilingual('search.hours_next', (language) => ({
    day: formatDate(next.day, language, 'weekday'),
    time: formatTime(next.opens, language),
  }))
}

async function phoneOf(ctx: Ctx): Promise<SearchAnswer | null> {
  const { organisation } = await readShell(ctx)
  const number = toAsciiDigits(organisation.contactNo)
  if (!number) return null
  const phone = parsePhone(number)
  const shown = (language: Language) => (phone ? displayPhone(phone.e164, language) : inDigits(number, language))
  const text = { en: shown('en'), ne: shown('ne') }
  const url = `tel:${phone?.e164 ?? number.replace(/[^\d+]/g, '')}`
  return { kind: 'phone', title: bilingual('search.phone_title'), text, url }
}

/** The best of the documents found that is in the list of forms. */
async function formIn(ctx: Ctx, first: readonly FoundRow[]): Promise<SearchAnswer | null> {
  const found = first.filter(({ kind }) => kind === 'document')
  const documents = await documentsNamed(
    ctx,
    'id',
    found.map(({ item }) => Number(item)),
  )
  const forms = new Set(documents.filter(({ type }) => type === 'downloads').map(({ id }) => String(id)))
  const form = found.find(({ item }) => forms.has(item))
  if (!form) return null
  const text = { en: form.titleEn, ne: form.titleNe }
  return { kind: 'form', title: bilingual('search.form_title'), text, url: form.url }
}

function titleOf({ titleEn, titleNe }: FoundRow): Bilingual {
  return { en: titleEn, ne: titleNe }
}

async function waterOf(ctx: Ctx, { code, name }: { code: string; name: Bilingual }): Promise<SearchAnswer | null> {
  const { answers } = await readWaterNow(ctx)
  const answer = answers.find(({ tols }) => tols.some((tol) => tol.code === code))?.steps[0]?.answer
  if (!answer) return null
  const title = bilingual('search.water_title', (language) => ({ tol: name[language] }))
  const text = supplyText(answer)
  return text && { kind: 'water', title, text, url: `/water-schedule?tol=${encodeURIComponent(code)}` }
}

type Supplies = { flowing?: { ends: Date } | undefined; next?: { starts: Date; ends: Date } | undefined }

function supplyText({ flowing, next }: Supplies): Bilingual | null {
  if (flowing) return bilingual('search.water_now', (language) => ({ time: clockOf(flowing.ends, language) }))
  if (!next) return null
  return bilingual('search.water_next', (language) => ({
    day: formatDate(inNepal(next.starts).date, language, 'weekday'),
    from: clockOf(next.starts, language),
    to: clockOf(next.ends, language),
  }))
}

function atTime(time: string) {
  return (language: Language) => ({ time: formatTime(time, language) })
}

function clockOf(at: Date, language: Language): string {
  return formatTime(inNepal(at).time, language)
}
