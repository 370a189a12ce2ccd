// File sizes for a reader, and as people type them.

import { inDigits, type Bilingual, type Language } from '#kit/language.ts'
import { toNumber } from '#kit/validation/given.ts'
import { formatNumber } from './numbers.ts'

export const fileSizeUnits = {
  bytes: { en: 'bytes', ne: 'बाइट' },
  kb: { en: 'KB', ne: 'केबी' },
  mb: { en: 'MB', ne: 'एमबी' },
  gb: { en: 'GB', ne: 'जीबी' },
} as const satisfies Record<string, Bilingual>

export type FileSizeUnit = keyof typeof fileSizeUnits

const units = Object.keys(fileSizeUnits) as FileSizeUnit[]

/** Bytes in steps of 1,024, one decimal below ten. @example formatFileSize(1_572_864, 'ne') // '१.५ एमबी' */
export function formatFileSize(bytes: number, language: Language): string {
  let size = bytes
  let unit = 0
  while (unit < units.length - 1 && Math.round(size) >= 1024) {
    size /= 1024
    unit += 1
  }
  const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${formatNumber(shown, language)} ${fileSizeUnits[units[unit]!][language]}`
}

/**
 * The bytes of a size as typed, in the digits of either script; a unit after the number counts before the given one.
 * @example readFileSize('१.५ एमबी', 'kb') // 1_572_864
 */
export function readFileSize(typed: string, unit: FileSizeUnit): number | undefined {
  const [, amount = '', name = ''] = withUnit.exec(typed.trim()) ?? []
  const named = units.find((key) => Object.values<string>(fileSizeUnits[key]).some((label) => isSame(label, name)))
  const bytes = Math.round((toNumber(amount) ?? Number.NaN) * bytesIn(named ?? unit))
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined
}

/** Bytes as they would be typed: megabytes where they are few decimals, else kilobytes. @example typedFileSize(1_572_864, 'ne') // { amount: '१.५', unit: 'mb' } */
export function typedFileSize(bytes: number, language: Language): { amount: string; unit: 'kb' | 'mb' } {
  const megabytes = Number((bytes / bytesIn('mb')).toFixed(3))
  const unit = megabytes >= 1 && Math.round(megabytes * bytesIn('mb')) === bytes ? 'mb' : 'kb'
  return { unit, amount: inDigits(String(Number((bytes / bytesIn(unit)).toFixed(4))), language) }
}

const withUnit = new RegExp(
  `^(.*?)\\s*(${Object.values(fileSizeUnits)
    .flatMap(({ en, ne }) => [en, ne])
    .join('|')})?$`,
  'iu',
)

function bytesIn(unit: FileSizeUnit): number {
  return 1024 ** units.indexOf(unit)
}

function isSame(label: string, name: string): boolean {
  return label.toLowerCase() === name.toLowerCase()
}
