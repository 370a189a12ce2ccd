// Tag of a billing run's state.

import type { Language } from '#kit/language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import type { RunState } from '../../contract/runs.ts'
import { billsTranslator } from '../translator.ts'

const tones: Record<RunState, TagTone> = { prepared: 'warning', approved: 'success', cancelled: 'neutral' }

export function RunStateTag({ state, language }: { state: RunState; language: Language }) {
  return <Tag tone={tones[state]}>{billsTranslator(language)(`bills.state_${state}`)}</Tag>
}
