// Translator of the pages of the media library, and the name of a file for readers.

import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage, translator } from '#kit/language.ts'
import type { ListedMedia } from '../contract/api.ts'
import { mediaMessages } from '../messages/library.ts'

const texts = { ...listsTexts, ...mediaMessages }

export function mediaTranslator(language: Language) {
  return translator(texts, language)
}

/** Its description, else the name of its file, else its kind and number. */
export function nameOf(
  { id, kind, alt, filename }: Pick<ListedMedia, 'id' | 'kind' | 'alt' | 'filename'>,
  language: Language,
): { text: string; lang: Language | undefined } {
  if (alt.en || alt.ne) return inLanguage(alt, language)
  if (filename) return { text: filename, lang: undefined }
  const t = mediaTranslator(language)
  const number = inDigits(String(id), language)
  return { text: t('media.not_named', { kind: t(`media.kind_${kind}`), n: number }), lang: undefined }
}
