// Keyboard shortcuts of the console: their keys, and the dialog that lists those of the page, by "?" and by a button.

import { useEffect, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { areShortcutsOn } from '#platform/stored-shortcuts.ts'
import { ShortcutSwitch } from '#features/sessions/screens/shortcut-switch.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { shellMessages } from '../messages.ts'
import { isTyping, keyOf } from './keys.ts'
import type { Shortcut } from './shortcuts.ts'
import { focusedOrFirst, shortcuts } from './shortcuts.ts'

export function ShortcutGuide({ language }: { language: Language }) {
  const t = translator(shellMessages, language)
  const [listed, setListed] = useState<readonly Shortcut[]>()
  useEffect(() => listenForShortcuts(() => setListed(shortcutsHere())), [])
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 rounded-box px-3 py-2 text-start text-sm text-neutral-700 hover:bg-secondary-50 dense:min-h-9 dense:px-2 dense:py-1"
        onClick={() => setListed(shortcutsHere())}
      >
        <span className="flex-1">{t('shortcut.title')}</span>
        <Key name="?" />
      </button>
      <Dialog
        open={listed !== undefined}
        onClose={() => setListed(undefined)}
        title={t('shortcut.title')}
        closeLabel={t('shortcut.close')}
      >
        <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {[...(listed ?? []), guide].map(({ key, label }) => (
            <div key={key} className="contents">
              <dt>
                <Key name={key} />
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
        <p className="mb-4 text-neutral-600">{t('shortcut.typing')}</p>
        <ShortcutSwitch />
      </Dialog>
    </>
  )
}

/** Those for which the page has something now. */
function shortcutsHere(): readonly Shortcut[] {
  const focused = focusedOrFirst(document, document.activeElement)
  return shortcuts.filter(({ find }) => find(document, focused))
}

const guide = { key: '?', label: 'shortcut.guide' } as const

function Key({ name }: { name: string }) {
  return (
    <kbd lang="en" className="inline-block min-w-7 rounded-box border border-neutral-400 px-1.5 text-center">
      {name}
    </kbd>
  )
}

/** Returns a function that stops it. */
function listenForShortcuts(openGuide: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (!key || event.defaultPrevented || !areShortcutsOn()) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    if (key !== guide.key && !run(key)) return
    event.preventDefault()
    if (key === guide.key) openGuide()
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
