// Texts, names, numbers and dates of the printed form in one language or both.

import { formatDate } from '#kit/format/dates.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import type { Details } from '../../contract/form.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { formMessages } from '../../messages/form.ts'
import { paperMessages } from '../../messages/paper.ts'

export const paperLanguages = ['both', 'ne', 'en'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

const messages = { ...fieldMessages, ...formMessages, ...paperMessages }
export type PaperKey = keyof typeof messages

/** Texts of a key, Nepali first; one entry where the form is in one language. */
export function texts(key: PaperKey, paper: PaperLanguage): { lang: Language; text: string }[] {
  return bilingualTexts(messages[key], paper)
}

export function bilingualTexts(text: Bilingual, paper: PaperLanguage): { lang: Language; text: string }[] {
  const both = [
    { lang: 'ne' as const, text: text.ne },
    { lang: 'en' as const, text: text.en },
  ]
  return both.filter(({ lang, text }) => text !== '' && (paper === 'both' || paper === lang))
}

/** A name in the language of the form; the other script when that one is missing. */
export function nameIn(paper: PaperLanguage, ne: string | undefined, en: string | undefined): string {
  if (paper === 'both') return [ne, en].filter(Boolean).join(' / ')
  return (paper === 'ne' ? ne || en : en || ne) ?? ''
}

/** A number or a text with numbers, in the digits of the form's dates. */
export function figuresIn(paper: PaperLanguage, value: string | number | undefined): string {
  return value === undefined ? '' : inDigits(String(value), paper === 'en' ? 'en' : 'ne')
}

export function phoneIn(paper: PaperLanguage, phone: string | undefined): string {
  return phone ? displayPhone(phone, paper === 'en' ? 'en' : 'ne') : ''
}

/** A civil date in the calendar of the form's language; Bikram Sambat where it has both. */
export function dayIn(paper: PaperLanguage, isoDate: string | undefined): string {
  return isoDate ? formatDate(isoDate, paper === 'en' ? 'en' : 'ne', paper === 'en' ? 'text' : 'numeric') : ''
}

/** Content of a printed form; `at` is the civil date of the application, `signatures` are those of the office. */
export type PaperContent = {
  details: Partial<Details>
  code?: string
  at?: string
  /** The applicant's photograph as a data address. */
  photo?: string | undefined
  signatures: Partial<Record<'prepared' | 'checked' | 'approved', { name: string; position: string; on: string }>>
  given: readonly string[]
}
