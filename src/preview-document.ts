// Document of a preview: the public page without scripts, with the pictures of the item under the address of the preview.

import { previewMessages } from '#features/publishing/messages/previews.ts'
import type { Language } from '#kit/language.ts'
import { languages, translator } from '#kit/language.ts'

/** Pictures and files that the public page of an item loads, and that are public only with it. */
const parts = '(?:(?:news|slide|page|gallery)-pictures|member-photos|files)/'
const partOfPage = new RegExp(`^/${parts}[^?#]+$`)
/** At the beginning of an attribute's value, or of an entry in a list of them. */
const partInDocument = new RegExp(`(["',\\s])/(${parts})`, 'g')

export function isPartOfPage(path: string): boolean {
  return partOfPage.test(path)
}

/** `base`: the address of the preview; `page`: the path of the public page. */
export function previewDocument(
  html: string,
  { base, page, language }: { base: string; page: string; language: Language },
): string {
  return (
    html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '')
      .replace(partInDocument, `$1${base}/$2`)
      // The links that change the language of this page.
      .replaceAll(`href="${page}?lang=`, `href="${base}?lang=`)
      .replace('<head>', '<head><meta name="robots" content="noindex, nofollow">')
      .replace(/<body\b[^>]*>/, (body) => `${body}${notice(base, language)}`)
  )
}

/** What this page is, above everything else, and the way to the other language. */
function notice(base: string, language: Language): string {
  const t = translator(previewMessages, language)
  const others = languages.filter((each) => each !== language)
  const links = others.map((other) => {
    const label = translator(previewMessages, other)('preview.in_language')
    return `<a class="link" lang="${other}" hreflang="${other}" href="${base}?lang=${other}">${label}</a>`
  })
  return `<aside class="flex gap-3 rounded-box border-s-4 p-4 border-warning bg-warning-50 text-warning-700" aria-label="${t('preview.notice_label')}"><p><strong>${t('preview.notice')}</strong> ${links.join(' ')}</p></aside>`
}
