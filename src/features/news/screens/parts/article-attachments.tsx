// Attachments of an article as links to their pages and files.

import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import { Icon } from '#ui/icon.tsx'
import { newsMessages } from '../../messages/public.ts'

export function Attachments({ documents, language }: { documents: ListedDocument[]; language: Language }) {
  const t = translator(newsMessages, language)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="attachments" className="card mt-10 rounded-box bg-primary-50 p-5">
      <h2 id="attachments" className="text-xl">
        {t('news.attachments')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {documents.map((document) => {
          const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
          return (
            <li key={document.id} className="flex flex-wrap items-center gap-x-4">
              <a href={document.page} className="link inline-flex min-h-11 items-start gap-3 py-2 font-bold">
                <Icon name="file" className="size-6" />
                <span lang={title.lang}>{title.text}</span>
              </a>
              <a
                href={document.url}
                download
                data-file={document.id}
                className="link figures inline-flex min-h-11 items-center"
              >
                {t('news.download', { size: formatFileSize(document.size, language) })}
                <span className="sr-only"> {title.text}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
