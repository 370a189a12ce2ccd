// Toast area and session guard of documents with islands.

import { createRoot } from 'react-dom/client'
import { shownLanguage } from '#platform/sign-out-redirect.ts'
import { ToastArea } from '#ui/toast/toast-area.tsx'
import { guardSession } from './session-guard.ts'

export function openAroundIslands(): void {
  const language = shownLanguage()
  const area = document.body.appendChild(document.createElement('div'))
  createRoot(area).render(<ToastArea language={language} />)
  guardSession(language)
}
