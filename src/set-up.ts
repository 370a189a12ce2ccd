// Requests to an installation without organisations: the set-up page, and the form that was sent from it.

import type { Language } from '#kit/language.ts'
import { maxSetUpBytes, setUpForm } from '#features/installations/contract.ts'
import { setUpInstallation } from '#features/installations/operations.server.ts'
import { pageLanguage, requestedLanguage } from '#platform/cached-pages.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { readForm } from '#platform/request-body.server.ts'
import { runForm } from '#platform/sent-form.server.ts'
import { asRefusal } from '#platform/unavailable.server.ts'
import { loadSampleTexts } from './demonstration.ts'
import { setUpDonePage, setUpPage } from './set-up-page.tsx'

export type SetUpAnswer = { html: string; status: number; language: Language }

/** The page for every address, and the organisation for a complete form; the installation is no longer empty from then on. */
export async function answerSetUp(resources: Resources, request: Request): Promise<SetUpAnswer> {
  const { search } = new URL(request.url)
  const language = pageLanguage(requestedLanguage(search), request.headers.get('cookie'))
  if (request.method !== 'POST') return { html: setUpPage(language), status: 200, language }
  const form = new FormData()
  const refusal = await readForm(request, maxSetUpBytes, form).then(() => undefined, asRefusalOrThrow)
  const answer = await runForm(setUpForm, { form, refusal }, async (sent) =>
    setUpInstallation(resources, sent, await loadSampleTexts()),
  )
  if (!answer.ok) return { html: setUpPage(language, answer.again), status: answer.init.status, language }
  await resources.tenants.reload()
  resources.pages.invalidateAll()
  return { html: setUpDonePage(language, answer.value.activationCode), status: 200, language }
}

function asRefusalOrThrow(error: unknown) {
  const refusal = asRefusal(error)
  if (refusal) return refusal
  throw error
}
