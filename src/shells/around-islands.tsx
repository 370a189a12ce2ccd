// Toast area and session guard of documents with islands.

import { createRoot } from 'react-dom/client'
import { documentLanguage } from '#platform/browser-locale.ts'
import { ToastArea } from '#ui/toast/toast-area.tsx'
import { guardSession } from './session-guard.ts'

let isOpen = false

/** Once in a document. */
export function openAroundIslands(): void {
  if (isOpen) return
  isOpen = true
  const language = documentLanguage()
  const area = document.body.appendChild(document.createElement('div'))
  createRoot(area).render(<ToastArea language={language} />)
  guardSession(language)
}
