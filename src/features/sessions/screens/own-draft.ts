// Draft of a form on a signed-in page: of the signed-in person, for this page and form.

import { useLocation } from 'react-router'
import { todayInNepal } from '#platform/browser-locale.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { useWho } from './signed-in.ts'

/** @example useForm({ id: 'act-answer', draft: useOwnDraft('act-answer'), … }) */
export function useOwnDraft(formId: string): DraftPlace {
  const { pathname } = useLocation()
  return { name: `${pathname}#${formId}`, person: useWho().person.id, today: todayInNepal() }
}
