// Translator of the signed-in screens of complaints, and the labels and colours of states.

import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import type { ComplaintState } from '../../contract/form.ts'
import { complaintsMessages } from '../../messages/public.ts'
import { consoleMessages } from '../../messages/console.ts'
import type { TagTone } from '#ui/tag.tsx'

const messages = {
  ...validationMessages,
  ...platformMessages,
  ...tableMessages,
  ...complaintsMessages,
  ...consoleMessages,
}

export function officeTranslator(language: Language) {
  return translator(messages, language)
}

export type TranslateOffice = ReturnType<typeof officeTranslator>

/** The label of a state in the office, where `waiting` means waiting for the reporter. */
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
