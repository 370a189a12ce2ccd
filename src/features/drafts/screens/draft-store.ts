// The draft of one form over the API, as long as the person who writes it is the one who is signed in.

import { draftJson } from '#kit/draft-content.ts'
import type { DraftContent } from '#kit/draft-content.ts'
import type { Language } from '#kit/language.ts'
import { personOf } from '#platform/browser-session.ts'
import { apiIn, session } from '#platform/http-client.ts'
import { thisTab } from '#ui/form/draft.ts'
import type { DraftStore } from '#ui/form/draft-keeping.ts'
import type { DraftsApi } from '../contract/api.ts'
import { draftsMessages } from '../messages.ts'

/** The characters of a title that are stored. */
const maxTitleLength = 200

/** Browsers let 64 KB outlive a page, and a letter may have three bytes. What is longer stays on the device. */
const maxKeepaliveLength = 20_000

export function draftStore(at: { form: string; address: string; person: number; language: Language }): DraftStore {
  const { form, address, person, language } = at
  const api = apiIn(language)
  // The page's own part of "Page · Organisation", while the form is open.
  const title = document.title.split(' · ')[0]!.slice(0, maxTitleLength)
  // Another person may have signed in in another tab: their session must not save this text.
  const isOwn = () => {
    const user = session.user()
    return user !== undefined && personOf(user) === person
  }
  return {
    async read() {
      if (!isOwn()) return 'lost'
      const outcome = await api.send<DraftsApi['readDraft']>('GET /auth/draft', { form })
      return outcome.kind === 'done' ? (outcome.value.draft ?? undefined) : 'lost'
    },
    async save(content: DraftContent, version, { keepalive }) {
      if (!isOwn()) return { kind: 'lost' }
      const sent = { form, address, title, content: draftJson(content), writer: thisTab, ...(version && { version }) }
      const outcome = await api.send<DraftsApi['saveDraft']>('PUT /auth/draft', sent, {
        keepalive: keepalive && sent.content.length < maxKeepaliveLength,
      })
      if (outcome.kind === 'done') return { kind: 'kept', version: outcome.value.version }
      if (outcome.kind === 'lost') return outcome
      if (outcome.key === 'drafts.changed_meanwhile') return { kind: 'changed' }
      const isTooLong = outcome.issues.some(({ field }) => field === 'content')
      return { kind: 'refused', message: isTooLong ? draftsMessages['drafts.too_long'][language] : outcome.message }
    },
    async remove(version) {
      if (!isOwn()) return
      const sent = { form, ifWriter: thisTab, ...(version && { ifVersion: version }) }
      await api.send<DraftsApi['removeDraft']>('DELETE /auth/draft', sent, { keepalive: true })
    },
  }
}
