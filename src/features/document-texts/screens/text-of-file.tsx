// Text of a document's file on its page, as it was read by machine: one view of its pages, and links to the others.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, writtenIn } from '#kit/language.ts'
import { pagesPerView, type DocumentText } from '../contract.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { documentTextMessages } from '../messages.ts'

export function TextOfFile({ text, address }: { text: DocumentText; address: string }) {
  const language = useLanguage()
  const t = translator(documentTextMessages, language)
  const { state, isConverted, pages, waiting } = text
  if (state === 'pending') return null
  return (
    <section aria-labelledby="text" className="mt-10">
      <h2 id="text" className="mb-2 text-xl">
        {t('document_texts.title')}
      </h2>
      {state === 'read' ? (
        <>
          <p className="mb-4 text-sm text-neutral-600">
            {t('document_texts.by_machine')} {isConverted ? t('document_texts.converted') : ''}{' '}
            {pages.some(({ isMachineRead }) => isMachineRead) ? t('document_texts.machine_read_hint') : ''}
          </p>
          {pages.map(({ page, text: content, isMachineRead }) => (
            <section key={page} aria-labelledby={`p${page}`} className="mb-6">
              <h3 id={`p${page}`} className="mb-1 text-base">
                {t('document_texts.page', { n: formatNumber(page, language) })}
              </h3>
              {isMachineRead ? (
                <p className="mb-1">
                  <MachineRead />
                </p>
              ) : null}
              <p lang={writtenIn(content)} className="break-words whitespace-pre-line">
                {content}
              </p>
            </section>
          ))}
          <OtherViews {...{ text, address }} />
        </>
      ) : waiting > 0 ? null : (
        <p>{t(`document_texts.${state}`)}</p>
      )}
      {waiting > 0 ? (
        <p>
          {waiting === 1
            ? t('document_texts.waiting_one')
            : t('document_texts.waiting', { n: formatNumber(waiting, language) })}
        </p>
      ) : null}
    </section>
  )
}

/** The mark of a text that was recognised from a picture. */
export function MachineRead() {
  return <Tag tone="warning">{translator(documentTextMessages, useLanguage())('document_texts.machine_read')}</Tag>
}

/** The views before and after this one. */
function OtherViews({ text: { first, pageCount }, address }: { text: DocumentText; address: string }) {
  const language = useLanguage()
  const t = translator(documentTextMessages, language)
  const views = [first - pagesPerView, first + pagesPerView].filter((from) => from >= 1 && from <= (pageCount ?? 0))
  if (views.length === 0) return null
  return (
    <ul className="screen-only flex flex-wrap gap-x-6">
      {views.map((from) => {
        const to = Math.min(from + pagesPerView - 1, pageCount ?? from)
        return (
          <li key={from}>
            <a href={`${address}?page=${from}#text`} className="link inline-flex min-h-11 items-center">
              {t('document_texts.pages', { from: formatNumber(from, language), to: formatNumber(to, language) })}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
