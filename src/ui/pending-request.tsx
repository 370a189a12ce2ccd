// A request that another person decides: what it is about, and its approval, refusal or cancellation, or the reason why another decides.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { writtenIn } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useId } from './use-id.ts'

export type Decision = 'approved' | 'refused' | 'cancelled'

/** `children`: facts above the reason. `decide` ends when the page shows the outcome; until then nothing else can be pressed. */
export function PendingRequest(props: {
  title: string
  children: ReactNode
  reason: string
  /** Whether the reader decides about such requests, and why not about this one. */
  mayDecide: boolean
  obstacle: string | undefined
  mayCancel: boolean
  labels: { approve: string; refuse: string; cancel: string }
  decide: (decision: Decision) => Promise<void>
}) {
  const { title, children, reason, mayDecide, obstacle, mayCancel, labels, decide } = props
  const [isBusy, setIsBusy] = useState(false)
  const why = useId()
  const disabled = isBusy || undefined
  const mayApprove = mayDecide && obstacle === undefined
  const send = async (decision: Decision) => {
    if (isBusy) return
    setIsBusy(true)
    await decide(decision)
    setIsBusy(false)
  }
  return (
    <div className="mb-6 grid gap-3">
      <Callout tone="info" title={title}>
        {children}
        <p lang={writtenIn(reason)} className="whitespace-pre-line">
          {reason}
        </p>
        {mayDecide && !mayApprove ? <p id={why}>{obstacle}</p> : null}
      </Callout>
      <p className="flex flex-wrap gap-3">
        {mayDecide ? (
          <Button
            kind="primary"
            aria-disabled={disabled || !mayApprove || undefined}
            aria-describedby={mayApprove ? undefined : why}
            onClick={() => (mayApprove ? void send('approved') : undefined)}
          >
            {labels.approve}
          </Button>
        ) : null}
        {mayDecide && (mayApprove || !mayCancel) ? (
          <Button aria-disabled={disabled} onClick={() => void send('refused')}>
            {labels.refuse}
          </Button>
        ) : null}
        {mayCancel && !mayApprove ? (
          <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
            {labels.cancel}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
