// Translator of the page of pictures and attachments.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { newsPictures } from '../../messages/pictures.ts'
import { officeTexts } from './translator.ts'

const pictureMessages = { ...officeTexts, ...newsPictures }

export function pictureTranslator(language: Language) {
  return translator(pictureMessages, language)
}
