// Titles of the report lists.

import type { Bilingual, Language } from '#kit/language.ts'
import type { ReportType } from '../contract/lists.ts'
import { reportTypes } from '../contract/lists.ts'

export function reportTitle(type: ReportType, language: Language): string {
  return reportTitles(type)[language]
}

export function reportTitles(type: ReportType): Bilingual {
  return reportTypes.find((row) => row.type === type)!.title
}
