// Facts of a document on its own page: dates, file, time of publication, check sum.

import { formatFileSize } from '#kit/format/file-size.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { PublicDocument } from '../contract/api.ts'
import { fileKindOf } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { documentPageMessages } from '../messages/page.ts'
import { dayOrInstant } from '../rules.ts'

export function DocumentFacts({ document, pageCount }: { document: PublicDocument; pageCount: number | null }) {
  const language = useLanguage()
  const t = translator({ ...documentMessages, ...documentPageMessages }, language)
  const { opensOn, closesOn, closesTime, earlierClosesOn, earlierClosesTime, bidsOpenOn, bidsOpenTime } = document
  const kind = fileKindOf(document.mediaType)
  const file = [kind && t(`documents.kind.${kind}`), formatFileSize(document.size, language)]
    .filter(Boolean)
    .join(' · ')
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-3 text-xl">
        {t('documents.details')}
      </h2>
      <Facts
        facts={[
          [t('documents.column.published'), <TimeText key="on" at={document.published} format="both" />],
          [t('documents.column.opensOn'), opensOn && <TimeText key="opens" at={opensOn} />],
          [
            t('documents.column.closesOn'),
            closesOn && (
              <LastDate
                on={dayOrInstant(closesOn, closesTime)}
                was={earlierClosesOn && dayOrInstant(earlierClosesOn, earlierClosesTime)}
              />
            ),
          ],
          [
            t('documents.column.bidsOpenOn'),
            bidsOpenOn && <TimeText key="bids" at={dayOrInstant(bidsOpenOn, bidsOpenTime)} />,
          ],
          [t('documents.file'), file],
          [t('documents.pages'), pageCount && formatNumber(pageCount, language)],
          [
            t('documents.column.filename'),
            <span key="name" className="break-all font-normal">
              {document.filename}
            </span>,
          ],
          [t('documents.published_at'), <TimeText key="at" at={document.publishedAt} />],
          [
            t('documents.sha256'),
            <code key="sum" className="text-sm break-all font-normal">
              {document.sha256}
            </code>,
          ],
        ]}
      />
      <p className="mt-2 text-sm text-neutral-600">{t('documents.sha256_hint')}</p>
    </section>
  )
}

/** The last date that holds, and the one that a correction has changed. */
function LastDate({ on, was }: { on: string; was: string | null }) {
  const t = translator(documentMessages, useLanguage())
  return (
    <>
      <TimeText at={on} />
      {was ? <TimeText at={was}>{(date) => ` (${t('documents.until_was', { date })})`}</TimeText> : null}
    </>
  )
}
