// Button that ends an interruption: water is back, or a planned one is cancelled.

import { useState } from 'react'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { InterruptionsApi, StaffInterruption } from '../../contract/interruptions.ts'
import { supplyTranslator } from './translator.ts'

export function EndButton(props: { interruption: StaffInterruption; orgId: string; onDone: () => void }) {
  const { interruption, orgId, onDone } = props
  const { code, version, state } = interruption
  const language = useLanguage()
  const t = supplyTranslator(language)
  const [sending, setSending] = useState(false)
  if (state === 'ended') return null
  const isPlanned = state === 'planned'

  async function end(): Promise<void> {
    setSending(true)
    const outcome = await apiIn(language).send<InterruptionsApi['endInterruption']>(
      'POST /admin/interruptions/{orgId}/{code}/end',
      { orgId, code, version },
    )
    setSending(false)
    const done = t(isPlanned ? 'supply.planned_cancelled' : 'supply.ended')
    showOutcome(outcome, { done, failed: t('server.failed') })
    onDone()
  }

  return (
    <Button aria-disabled={sending || undefined} onClick={() => (sending ? undefined : void end())}>
      {t(isPlanned ? 'supply.cancel_planned' : 'supply.water_back')}
    </Button>
  )
}
