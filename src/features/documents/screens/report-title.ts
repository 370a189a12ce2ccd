// Titles of the report lists.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { ReportType } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'

export function reportTitle(type: ReportType, language: Language): string {
  return translator(documentMessages, language)(`documents.${type}.title`)
}
