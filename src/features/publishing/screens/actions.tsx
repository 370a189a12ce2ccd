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
import type { ItemReview } from '../contract/review.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import { isUnread } from '../rules/transitions.ts'
import { publishingTransitions, reviewTransitions } from '../contract/transitions.ts'
import type { OfficeAction } from './action-frame.tsx'
import { TransitionForm } from './transition-form.tsx'
import { publishingTranslator } from './translator.ts'

type ActionsProps = {
  may: TransitionVerdicts
  events: readonly ShownEvent[]
  publishUntil: string | null
  review: ItemReview
  today: string
  language: Language
  /** Sends a transition to the API row of the item. */
  send: (transition: PublishingTransition, filled: Record<string, string>) => Promise<Outcome<unknown>>
  /** The form to correct texts and dates. */
  renderChange: (onDone: () => void) => ReactNode
}

const actions: readonly OfficeAction[] = [...publishingTransitions, 'change']

/** Each action has its own address (`?do=withdraw`); a denied one shows the reason. */
export function PublishingActions(props: ActionsProps) {
  const { may, events, publishUntil, review, today, language, send, renderChange } = props
  const t = publishingTranslator(language)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const denial = (action: OfficeAction) => {
    const verdict = action === 'change' ? { ok: true as const } : may[action]
    return verdict.ok ? undefined : messageText(t, verdict)
  }
  const shown = actions.filter((action) => !isHidden(action, review))
  const selected = shown.find((action) => action === params.get('do') && denial(action) === undefined)

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
        actions={shown.map((key) => ({
          key,
          label: t(`publishing.act_${nameOf(key, review, events)}`),
          denied: denial(key),
        }))}
      />
      {selected === 'change' ? renderChange(onDone) : null}
      {selected && selected !== 'change' ? (
        <TransitionForm
          key={selected}
          transition={selected}
          {...{ publishUntil, review, today, language, send, onDone }}
        />
      ) : null}
    </Section>
  )
}

/** The steps of a review only where there is one. */
function isHidden(action: OfficeAction, { required, state }: ItemReview): boolean {
  return reviewTransitions.some((step) => step === action) && !required && state !== 'waiting' && state !== 'flagged'
}

function nameOf(action: OfficeAction, { required }: ItemReview, events: readonly ShownEvent[]) {
  if (action === 'publish' && required) return 'unreviewed'
  return action === 'change' && isUnread(events) ? 'edit' : action
}
