// Whether the keyboard shortcuts of the console are on, as stored on this device.

const storageKey = 'shortcuts'

/** On until they are switched off here; also where storage is blocked for this page. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

/** Where storage is blocked for this page, the choice is lost. */
export function storeShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // The switch shows what applies the next time it is opened.
  }
}
