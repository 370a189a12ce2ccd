// State of a merchant account as a tag.

import type { TagTone } from '#ui/tag.tsx'
import type { GatewayStatus } from '../contract/api.ts'

export function stateTag({ account }: GatewayStatus) {
  if (!account) return { tone: 'neutral', key: 'gateways.state_none' } as const
  if (!account.isReadable) return { tone: 'danger', key: 'gateways.state_unreadable' } as const
  if (account.isSample) return { tone: 'warning', key: 'gateways.state_sample' } as const
  const tags = {
    test: { tone: 'warning', key: 'gateways.state_test' },
    live: { tone: 'success', key: 'gateways.state_live' },
  } as const satisfies Record<string, { tone: TagTone; key: string }>
  return tags[account.mode]
}
