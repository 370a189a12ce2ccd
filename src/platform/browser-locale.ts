// Language of the document, and civil date and time in Nepal, in the browser.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { isLanguage } from '#kit/language.ts'

/** The language of the document, by its `lang`. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The civil date in Nepal by this device's clock. */
export function todayInNepal(): string {
  return inNepal(new Date()).date
}

/** The time of day in Nepal by this device's clock. */
export function timeInNepal(): string {
  return inNepal(new Date()).time
}
