// Preview addresses of an item in the browser: listed on request, made, revoked.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { apiIn } from '#platform/http-client.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { PreviewRows } from '../contract/preview-rows.ts'
import type { ListedPreviews, NewPreview } from '../contract/previews.ts'
import { previewMessages } from '../messages/previews.ts'
import { publishingTranslator } from './translator.ts'

type Item = { path: `/admin/${string}/{orgId}`; orgId: string; id: number; language: Language }

export function usePreviews({ path, orgId, id, language }: Item) {
  const [made, setMade] = useState<NewPreview>()
  const [listed, setListed] = useState<ListedPreviews['data']>()
  const at = { orgId, id }
  const api = apiIn(language)

  async function list(): Promise<void> {
    const outcome = await api.send<PreviewRows['previews']>(`GET ${path}/{id}/previews`, at)
    if (isDone(outcome, language)) setListed(outcome.value.data)
  }

  async function make(): Promise<void> {
    const outcome = await api.send<PreviewRows['share']>(`POST ${path}/{id}/previews`, at)
    if (!isDone(outcome, language)) return
    setMade(outcome.value)
    await list()
  }

  async function revoke(preview: number): Promise<void> {
    const outcome = await api.send<PreviewRows['revoke']>(`DELETE ${path}/{id}/previews/{preview}`, { ...at, preview })
    if (!isDone(outcome, language)) return
    if (made?.id === preview) setMade(undefined)
    showToast(previewMessages['preview.revoked'][language], { tone: 'success' })
    await list()
  }

  return { made, listed, list, make, revoke }
}

/** Says why, where it is not. */
function isDone<T>(outcome: Outcome<T>, language: Language): outcome is Extract<Outcome<T>, { kind: 'done' }> {
  if (outcome.kind === 'done') return true
  const lost = publishingTranslator(language)('publishing.not_reached')
  showToast(outcome.kind === 'refused' ? outcome.message : lost, { tone: 'danger' })
  return false
}
