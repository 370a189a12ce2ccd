// Cell of the list of messages: state, and when it was sent or is tried next.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ListedMessage } from '../contract/api.ts'
import type { MessageState } from '../contract/lists.ts'
import { outboxMessages } from '../messages.ts'

const tones: Record<MessageState, TagTone> = { queued: 'info', sent: 'success', failed: 'danger' }

type Shown = Pick<ListedMessage, 'state' | 'sentAt' | 'nextTryAt' | 'tries'>

export function StateCell({ message, language }: { message: Shown; language: Language }) {
  const t = translator(outboxMessages, language)
  const { state, sentAt, nextTryAt, tries } = message
  return (
    <>
      <Tag tone={tones[state]}>{t(`outbox.state_${state}`)}</Tag>
      {sentAt ? (
        <Line>
          <TimeText at={sentAt} language={language}>
            {(when) => t('outbox.sent_at', { when })}
          </TimeText>
        </Line>
      ) : null}
      {nextTryAt && tries > 0 ? (
        <Line>
          <TimeText at={nextTryAt} language={language}>
            {(when) => t('outbox.next_try', { when })}
          </TimeText>
        </Line>
      ) : null}
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <span className="block text-sm text-neutral-600">{children}</span>
}
