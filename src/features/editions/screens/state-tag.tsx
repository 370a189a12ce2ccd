// Tag of the state of an edition.

import type { Language } from '#kit/language.ts'
import type { TagTone } from '#ui/tag.tsx'
import { Tag } from '#ui/tag.tsx'
import type { EditionState } from '../contract/states.ts'
import { editionsTranslator } from './translator.ts'

const tones: Record<EditionState, TagTone> = {
  draft: 'neutral',
  submitted: 'warning',
  coming: 'info',
  'in-force': 'success',
  superseded: 'neutral',
  withdrawn: 'danger',
}

export function EditionTag({ state, language }: { state: EditionState; language: Language }) {
  return <Tag tone={tones[state]}>{editionsTranslator(language)(`editions.state_${state}`)}</Tag>
}
