// Draft of a form on a signed-in page: kept on the server for the signed-in person, for this page and form.

import { useLocation } from 'react-router'
import type { Language } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { keepDraft } from '#ui/form/draft-keeper.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { useLanguage } from '#ui/page-language.ts'
import { draftStore } from './draft-store.ts'
import { KeptNotice, KeptStatus } from './keeping.tsx'

/** @example useForm({ id: 'act-answer', draft: useOwnDraft('act-answer'), … }) */
export function useOwnDraft(formId: string): DraftPlace {
  return useOwnDrafts()(formId)
}

/** The drafts of the forms of one page. */
export function useOwnDrafts(): (formId: string) => DraftPlace {
  const { pathname, search } = useLocation()
  const { person } = useWho()
  const language = useLanguage()
  return (formId) => {
    const name = `${pathname}#${formId}`
    const at = { form: name, address: `${pathname}${withoutLanguage(search)}`, person: person.id, language }
    return { name, person: person.id, today: todayInNepal(), keeping: keepingOf(at) }
  }
}

function keepingOf(at: { form: string; address: string; person: number; language: Language }) {
  return {
    open: (form, held) => keepDraft(draftStore(at), form, held),
    Notice: KeptNotice,
    Status: KeptStatus,
  } satisfies DraftPlace['keeping']
}

/** A draft is continued in the language of whoever opens it then. */
function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lang')
  return query.size > 0 ? `?${query}` : ''
}
