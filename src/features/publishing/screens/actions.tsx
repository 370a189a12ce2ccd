// What can the office do now about something published, why not the rest, and in which form?

import type { ReactNode } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { messageText } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { TransitionVerdicts } from '../contract/outputs.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import { publishingTransitions } from '../contract/transitions.ts'
import type { OfficeAction } from './action-frame.tsx'
import { TransitionForm } from './transition-form.tsx'
import { publishingTranslator } from './translator.ts'

type ActionsProps = {
  may: TransitionVerdicts
  publishUntil: string | null
  today: string
  language: Language
  /** Sends a transition to the item's own row. */
  send: (transition: PublishingTransition, filled: Record<string, string>) => Promise<Outcome<unknown>>
  /** The form that puts words and dates right. */
  renderChange: (onDone: () => void) => ReactNode
}

const actions: readonly OfficeAction[] = [...publishingTransitions, 'change']

/** Each act has its address (`?do=withdraw`); one that is denied says why. */
export function PublishingActions({ may, publishUntil, today, language, send, renderChange }: ActionsProps) {
  const t = publishingTranslator(language)
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const denial = (action: OfficeAction) => {
    const verdict = action === 'change' ? { ok: true as const } : may[action]
    return verdict.ok ? undefined : messageText(t, verdict)
  }
  const doing = actions.find((action) => action === asked.get('do') && denial(action) === undefined)

  async function finish(): Promise<void> {
    showToast(t('publishing.did'), { tone: 'success' })
    await navigate('.', { replace: true, preventScrollReset: true })
    await revalidate()
    document.getElementById('history-title')?.scrollIntoView({ block: 'center' })
  }
  const onDone = () => void finish()

  return (
    <Section id="act" title={t('publishing.acts')}>
      <ActionLinks
        label={t('publishing.acts')}
        current={doing}
        actions={actions.map((key) => ({ key, label: t(`publishing.act_${key}`), denied: denial(key) }))}
      />
      {doing === 'change' ? renderChange(onDone) : null}
      {doing && doing !== 'change' ? (
        <TransitionForm key={doing} transition={doing} {...{ publishUntil, today, language, send, onDone }} />
      ) : null}
    </Section>
  )
}
