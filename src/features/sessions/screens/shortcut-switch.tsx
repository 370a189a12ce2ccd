// Switch of the console's keyboard shortcuts on this device.

import { useState } from 'react'
import { areShortcutsOn, storeShortcuts } from '#platform/stored-shortcuts.ts'
import { useLanguage } from '#ui/page-language.ts'
import { sessionsTranslator } from './translator.ts'

/** Applies at once. Rendered after hydration only: the server does not know the device. */
export function ShortcutSwitch() {
  const t = sessionsTranslator(useLanguage())
  const [isOn, setIsOn] = useState(areShortcutsOn)

  function change(next: boolean): void {
    storeShortcuts(next)
    setIsOn(next)
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
        className="tick mt-0.5"
      />
      <span>{t('shortcuts.on')}</span>
    </label>
  )
}
