// File sizes for a reader.

import type { Bilingual, Language } from '#kit/language.ts'
import { formatNumber } from './numbers.ts'

const units: readonly Bilingual[] = [
  { en: 'bytes', ne: 'बाइट' },
  { en: 'KB', ne: 'केबी' },
  { en: 'MB', ne: 'एमबी' },
  { en: 'GB', ne: 'जीबी' },
]

/** Bytes in steps of 1,024, one decimal below ten. @example formatFileSize(1_572_864, 'ne') // '१.५ एमबी' */
export function formatFileSize(bytes: number, language: Language): string {
  let size = bytes
  let unit = 0
  while (unit < units.length - 1 && Math.round(size) >= 1024) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${formatNumber(shown, language)} ${units[unit]![language]}`
}
