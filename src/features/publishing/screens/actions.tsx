// Actions on a published item: links to the permitted ones, reasons for the others, the form of the selected one.

import type { ReactNode } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Language } from '#kit/language.ts'
import { messageText } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { ActionLinks } from '#ui/action-links.tsx'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { ShownEvent, TransitionVerdicts } from '../contract/outputs.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import { isUnread } from '../rules.ts'
import { publishingTransitions } from '../contract/transitions.ts'
import type { OfficeAction } from './action-frame.tsx'
import { TransitionForm } from './transition-form.tsx'
import { publishingTranslator } from './translator.ts'

type ActionsProps = {
  may: TransitionVerdicts
  events: readonly ShownEvent[]
  publishUntil: string | null
  today: string
  language: Language
  /** Sends a transition to the API row of the item. */
  send: (transition: PublishingTransition, filled: Record<string, string>) => Promise<Outcome<unknown>>
  /** The form to correct texts and dates. */
  renderChange: (onDone: () => void) => ReactNode
}

const actions: readonly OfficeAction[] = [...publishingTransitions, 'change']

/** Each action has its own address (`?do=withdraw`); a denied one shows the reason. */
export function PublishingActions({ may, events, publishUntil, today, language, send, renderChange }: ActionsProps) {
  const t = publishingTranslator(language)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const denial = (action: OfficeAction) => {
    const verdict = action === 'change' ? { ok: true as const } : may[action]
    return verdict.ok ? undefined : messageText(t, verdict)
  }
  const selected = actions.find((action) => action === params.get('do') && denial(action) === undefined)

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
        current={selected}
        actions={actions.map((key) => ({
          key,
          label: t(`publishing.act_${key === 'change' && isUnread(events) ? 'edit' : key}`),
          denied: denial(key),
        }))}
      />
      {selected === 'change' ? renderChange(onDone) : null}
      {selected && selected !== 'change' ? (
        <TransitionForm key={selected} transition={selected} {...{ publishUntil, today, language, send, onDone }} />
      ) : null}
    </Section>
  )
}
