// Type of one document before its file is made, and its texts.

import { fillIn, type Bilingual, type MessageValues } from '../../src/kit/language.ts'
import { formatDate } from '../../src/kit/format/dates.ts'
import type { ReportType } from '../../src/features/documents/contract/lists.ts'
import type { DemonstrationOrg } from '../organisation-facts.ts'
import type { LetterTable } from '../pdf.ts'

export type FileKind = 'pdf' | 'xlsx' | 'docx' | 'png'

/** Dates are ISO civil dates; `corrects` is the slug of the notice that this one mends. */
export type DemonstrationDocument = {
  orgId: DemonstrationOrg
  slug: string
  type: ReportType
  kind: FileKind
  fileName: string
  title: Bilingual
  publishedOn: string
  opensOn?: string
  closesOn?: string
  /** Times of day in Nepal, 'HH:MM'. */
  closesTime?: string
  bidsOpenOn?: string
  bidsOpenTime?: string
  corrects?: string
  paragraphs: { en: string[]; ne: string[] }
  table?: LetterTable
}

/** Text with places in both languages. @example fillBoth({ en: 'In {p}', ne: '{p}मा' }, { p: { en: 'Damak', ne: 'दमक' } }) */
export function fillBoth(text: Bilingual, values: Record<string, Bilingual>): Bilingual {
  return { en: fillIn(text.en, pick(values, 'en'), 'en'), ne: fillIn(text.ne, pick(values, 'ne'), 'ne') }
}

/** A date in words, each language in its own calendar. @example writtenDate('2026-11-21').ne // '२०८३ मङ्सिर ५ गते' */
export function writtenDate(isoDate: string): Bilingual {
  return { en: formatDate(isoDate, 'en'), ne: formatDate(isoDate, 'ne') }
}

/** The same text for both languages, such as a number or a size. */
export function same(text: string): Bilingual {
  return { en: text, ne: text }
}

function pick(values: Record<string, Bilingual>, language: 'en' | 'ne'): MessageValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value[language]]))
}
