// Which sentences can the signed-in screens of complaints say?

import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import type { ComplaintState } from '../../contract/form.ts'
import { complaintsMessages } from '../../messages/public.ts'
import { consoleMessages } from '../../messages/console.ts'
import type { TagTone } from '#ui/tag.tsx'

const sentences = {
  ...validationMessages,
  ...platformMessages,
  ...tableMessages,
  ...complaintsMessages,
  ...consoleMessages,
}

export function officeSay(language: Language) {
  return translator(sentences, language)
}

export type OfficeSay = ReturnType<typeof officeSay>

/** A state as the office says it: the reporter's "waiting for your answer" is somebody else here. */
export function stateKey(state: ComplaintState) {
  return state === 'waiting' ? 'complaints.office_waiting' : (`complaints.state_${state}` as const)
}

export const stateTones: Record<ComplaintState, TagTone> = {
  received: 'info',
  assigned: 'info',
  answered: 'info',
  waiting: 'warning',
  resolved: 'success',
  reopened: 'info',
  closed: 'neutral',
  rejected: 'danger',
}
