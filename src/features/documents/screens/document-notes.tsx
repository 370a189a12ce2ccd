// Notes of a document in a list: opening date, deadline, corrections.

import { inLanguage, translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { TagTone } from '#ui/tag.tsx'
import { Tag } from '#ui/tag.tsx'
import { shownMoment, TextWithTimes, TimeText, type Moment } from '#ui/time-text.tsx'
import type { ListedDocument } from '../contract/api.ts'
import type { Deadlines } from '../contract/lists.ts'
import { documentAddress } from '../contract/lists.ts'
import { documentMessages } from '../messages/list.ts'
import { daysLeft, dayOrInstant } from '../rules.ts'

export function DocumentNotes({ document, today }: { document: ListedDocument; today: string }) {
  const { state, supersedes, correctedBy, closingChanged } = document
  if (!state && supersedes.length === 0 && !correctedBy && !closingChanged) return null
  return (
    <span className="document-notes">
      {state ? <Opening document={document} /> : null}
      {state ? <Deadline document={document} today={today} /> : null}
      {correctedBy ? <CorrectedBy id={correctedBy} /> : null}
      {closingChanged ? <ClosingChange change={closingChanged} /> : null}
      {supersedes.map((earlier) => (
        <Superseded key={earlier.id} earlier={earlier} />
      ))}
    </span>
  )
}

/** Why a correction changed the last date or the opening of bids. */
function ClosingChange({ change }: { change: NonNullable<ListedDocument['closingChanged']> }) {
  const language = useLanguage()
  const t = translator(documentMessages, language)
  const reason = inLanguage(change, language).text
  return (
    <span className="figures basis-full text-neutral-700">
      <TimeText at={change.on}>{(date) => t('documents.closing_changed', { date, reason })}</TimeText>
    </span>
  )
}

/** Shown unless it is the date of publication; a future opening date is shown by the tag of the deadline. */
function Opening({ document }: { document: ListedDocument }) {
  const t = translator(documentMessages, useLanguage())
  const { opensOn, published, state } = document
  if (!opensOn || opensOn === published || state === 'upcoming') return null
  return (
    <span className="detail">
      <TimeText at={opensOn}>{(date) => t('documents.since', { date })}</TimeText>
    </span>
  )
}

type ClosingProps = { document: Pick<ListedDocument, keyof Deadlines | 'state'>; today: string }

/** The days until it closes, the day on which it opens, or that it is closed. */
export function ClosingTag({ document, today }: ClosingProps) {
  const t = translator(documentMessages, useLanguage())
  const { opensOn, closesOn, state } = document
  if (!closesOn || !state) return null
  if (state === 'closed') return <Tag>{t('documents.closed')}</Tag>
  if (state === 'upcoming')
    return (
      <Tag tone="info">
        <TimeText at={opensOn!}>{(date) => t('documents.opens', { date })}</TimeText>
      </Tag>
    )
  const days = daysLeft(document, today) ?? 0
  return <Tag tone={toneFor(days)}>{closingText(days)}</Tag>

  function closingText(n: number): string {
    if (n === 0) return t('documents.closes_today')
    return n === 1 ? t('documents.closes_tomorrow') : t('documents.closes_in', { n })
  }
}

/** The tag, the last date and the opening of bids. */
export function Deadline(props: {
  document: ClosingProps['document'] & Partial<Pick<ListedDocument, 'earlierClosesOn' | 'earlierClosesTime'>>
  today: string
}) {
  const { document, today } = props
  const t = translator(documentMessages, useLanguage())
  const { closesOn, closesTime, earlierClosesOn, earlierClosesTime = null, state } = document
  if (!closesOn || !state) return null
  return (
    <>
      <ClosingTag document={document} today={today} />
      <span className="figures text-neutral-600">
        <span className="until">{t('documents.until')} </span>
        <LastDate at={dayOrInstant(closesOn, closesTime)} hasDaysLeft={state === 'open'} />
        {earlierClosesOn ? (
          <TimeText at={dayOrInstant(earlierClosesOn, earlierClosesTime)}>
            {(date) => ` (${t('documents.until_was', { date })})`}
          </TimeText>
        ) : null}
      </span>
      <BidOpening document={document} />
    </>
  )
}

/** Beside the days left, a phone shows it without its year, in one line with them. */
function LastDate({ at, hasDaysLeft }: { at: Moment; hasDaysLeft: boolean }) {
  const text = shownMoment(at, useLanguage())
  if (!hasDaysLeft) return <TextWithTimes text={text} times={[[text, at]]} />
  const [before, year, after] = text.split(/(^[०-९]{4} | \d{4}(?=,|$))/)
  const show = () => (
    <>
      {before}
      <span className="year">{year}</span>
      {after}
    </>
  )
  return <TextWithTimes text={text} times={[[text, at]]} show={show} />
}

function BidOpening({ document }: { document: Deadlines }) {
  const t = translator(documentMessages, useLanguage())
  const { bidsOpenOn, bidsOpenTime } = document
  if (!bidsOpenOn) return null
  return (
    <span className="detail">
      <TimeText at={dayOrInstant(bidsOpenOn, bidsOpenTime)}>{(date) => t('documents.bids_open', { date })}</TimeText>
    </span>
  )
}

function toneFor(days: number): TagTone {
  return days <= 3 ? 'warning' : 'success'
}

function CorrectedBy({ id }: { id: number }) {
  const t = translator(documentMessages, useLanguage())
  return (
    <a
      href={documentAddress({ id, slug: '-' })}
      className="link -my-2.5 inline-flex min-h-11 items-center gap-1.5 py-2.5 print:my-0 print:inline"
    >
      <Icon name="info" className="size-4 print:hidden" />
      {t('documents.corrected_by')}
    </a>
  )
}

/** An earlier notice that this one corrects, below it. */
function Superseded({ earlier: { page, title, published } }: { earlier: ListedDocument['supersedes'][number] }) {
  const t = translator(documentMessages, useLanguage())
  return (
    <span className="superseded">
      {t('documents.supersedes')}{' '}
      <a href={page} className="link">
        {title}
      </a>
      <span>
        {' '}
        · <TimeText at={published} />
      </span>
    </span>
  )
}
