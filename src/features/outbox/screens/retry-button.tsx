// Button that has a failed message tried again.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { platformMessages } from '#platform/messages.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ListedMessage, OutboxApi } from '../contract/api.ts'
import { outboxMessages } from '../messages.ts'

type RetryButtonProps = {
  orgId: string
  message: ListedMessage
  language: Language
  onRetried: (message: ListedMessage) => void
}

/** A failed message that is no longer valid has no button. The button remains, disabled, after the message was queued, so that it keeps the focus. */
export function RetryButton({ orgId, message, language, onRetried }: RetryButtonProps) {
  const t = translator({ ...platformMessages, ...outboxMessages }, language)
  const [isSending, setSending] = useState(false)
  const { id, recipient, state, may } = message
  if (state === 'failed' && !may.retry.ok)
    return <span className="text-sm text-neutral-600">{t('outbox.not_valid')}</span>
  const isDisabled = isSending || state !== 'failed'

  async function retry(): Promise<void> {
    if (isDisabled) return
    setSending(true)
    const api = apiIn(language)
    const outcome = await api.send<OutboxApi['retryMessage']>('POST /admin/messages/{orgId}/{id}/retries', {
      orgId,
      id,
    })
    setSending(false)
    if (outcome.kind !== 'done') {
      const text = outcome.kind === 'refused' ? outcome.message : t('server.failed')
      showToast(text, { tone: 'danger' })
      return
    }
    onRetried(outcome.value)
    showToast(t('outbox.retried'), { tone: 'success' })
  }

  return (
    <Button
      aria-disabled={isDisabled || undefined}
      aria-label={t('outbox.retry_to', { recipient })}
      className="aria-disabled:opacity-60"
      onClick={() => void retry()}
    >
      {t('outbox.retry')}
    </Button>
  )
}
