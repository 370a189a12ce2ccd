// Cell of the complaints' inbox: status of the deadline, and its day and hour.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ListedComplaint } from '../../contract/answers.ts'
import type { Bucket } from '../../contract/form.ts'
import { officeTranslator } from './translator.ts'

const bucketTones: Record<Bucket, TagTone> = {
  within: 'success',
  approaching: 'warning',
  breached: 'danger',
  stopped: 'neutral',
}

type DueCellProps = {
  complaint: Pick<ListedComplaint, 'dueAt' | 'bucket' | 'hoursLeft'>
  today: string
  language: Language
}

/** What is due today is never green, however many hours are left. */
export function DueCell({ complaint: { dueAt, bucket, hoursLeft }, today, language }: DueCellProps) {
  const t = officeTranslator(language)
  const isDueToday = bucket === 'within' && dueAt !== null && inNepal(dueAt).date === today
  return (
    <>
      <Tag tone={isDueToday ? 'warning' : bucketTones[bucket]}>
        {t(isDueToday ? 'complaints.due_today' : `complaints.bucket_${bucket}`)}
      </Tag>
      {hoursLeft === null ? null : (
        <span className="text-sm whitespace-nowrap"> {t('complaints.hours_left', { n: hoursLeft })}</span>
      )}
      {dueAt ? (
        <span className={hoursLeft === null ? 'block text-sm' : 'sheet-spare block text-sm'}>
          <TimeText at={dueAt} language={language} />
        </span>
      ) : null}
    </>
  )
}
