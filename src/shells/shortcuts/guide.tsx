// Keyboard shortcuts of the console: their keys, and the button of the dialog that lists those of the page; "?" opens it too.

import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { areShortcutsOn } from '#platform/stored-shortcuts.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { frameMessages } from '../frame-messages.ts'
import type { GuideDialog } from './guide-dialog.tsx'
import { Key } from './key.tsx'
import { isTyping, keyOf } from './keys.ts'
import { shortcutMessages } from './messages.ts'
import type { Shortcut } from './shortcuts.ts'
import { focusedOrFirst, guideKey, shortcuts } from './shortcuts.ts'

/** The dialog is loaded when it is opened first. */
export function ShortcutGuide({ language }: { language: Language }) {
  const t = translator(shortcutMessages, language)
  const [listed, setListed] = useState<readonly Shortcut[]>()
  const [dialog, setDialog] = useState<{ Part: typeof GuideDialog }>()

  async function open(): Promise<void> {
    const listedNow = shortcutsHere()
    try {
      const { GuideDialog: Part } = await import('./guide-dialog.tsx')
      setDialog({ Part })
      setListed(listedNow)
    } catch {
      showToast(translator(frameMessages, language)('signed.failed'), { tone: 'danger' })
    }
  }
  const openByKey = useEffectEvent(() => void open())
  useEffect(() => listenForShortcuts(() => openByKey()), [])

  return (
    <>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 rounded-box px-3 py-2 text-start text-sm text-neutral-700 hover:bg-secondary-50 dense:min-h-9 dense:px-2 dense:py-1"
        onClick={() => void open()}
      >
        <span className="flex-1">{t('shortcut.title')}</span>
        <Key name={guideKey} />
      </button>
      {dialog ? <dialog.Part {...{ listed, language }} onClose={() => setListed(undefined)} /> : null}
    </>
  )
}

/** Those for which the page has something now. */
function shortcutsHere(): readonly Shortcut[] {
  const focused = focusedOrFirst(document, document.activeElement)
  return shortcuts.filter(({ find }) => find(document, focused))
}

/** Returns a function that stops it. */
function listenForShortcuts(openGuide: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (!key || event.defaultPrevented || !areShortcutsOn()) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    if (key !== guideKey && !run(key)) return
    event.preventDefault()
    if (key === guideKey) openGuide()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

function run(pressed: string): boolean {
  const shortcut = shortcuts.find(({ key }) => key === pressed)
  const found = shortcut?.find(document, document.activeElement)
  if (shortcut?.act === 'press') found?.click()
  else found?.focus()
  return found !== undefined
}
