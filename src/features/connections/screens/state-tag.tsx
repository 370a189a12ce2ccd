// Tag of a connection's state.

import { translator, type Language } from '#kit/language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import type { ConnectionState } from '../contract/connection.ts'
import { connectionsMessages } from '../messages.ts'

const tones: Record<ConnectionState, TagTone> = { connected: 'success', disconnected: 'warning', closed: 'neutral' }

export function StateTag({ state, language }: { state: ConnectionState; language: Language }) {
  return <Tag tone={tones[state]}>{translator(connectionsMessages, language)(`connections.state_${state}`)}</Tag>
}
