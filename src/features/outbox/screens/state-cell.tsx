// Cell of the list of messages: state, and when it was sent or is tried next.

import { formatInstant } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import type { ListedMessage } from '../contract/api.ts'
import type { MessageState } from '../contract/lists.ts'
import { outboxMessages } from '../messages.ts'

const tones: Record<MessageState, TagTone> = { queued: 'info', sent: 'success', failed: 'danger' }

type Shown = Pick<ListedMessage, 'state' | 'sentAt' | 'nextTryAt' | 'tries'>

export function StateCell({ message, language }: { message: Shown; language: Language }) {
  const t = translator(outboxMessages, language)
  const { state, sentAt, nextTryAt, tries } = message
  const when = (moment: string) => formatInstant(moment, language)
  return (
    <>
      <Tag tone={tones[state]}>{t(`outbox.state_${state}`)}</Tag>
      {sentAt ? <Line>{t('outbox.sent_at', { when: when(sentAt) })}</Line> : null}
      {nextTryAt && tries > 0 ? <Line>{t('outbox.next_try', { when: when(nextTryAt) })}</Line> : null}
    </>
  )
}

function Line({ children }: { children: string }) {
  return <span className="block text-sm text-neutral-600">{children}</span>
}
