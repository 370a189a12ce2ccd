// Which sentences can the page of an article's pictures and attachments say?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { newsPictures } from '../../messages/pictures.ts'
import { officeSentences } from './sentences.ts'

const pictureSentences = { ...officeSentences, ...newsPictures }

export function pictureSay(language: Language) {
  return translator(pictureSentences, language)
}
