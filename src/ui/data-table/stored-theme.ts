// Theme of tables as stored on this device.

export const tableThemes = ['default', 'primary', 'dark', 'light'] as const
export type TableTheme = (typeof tableThemes)[number]

const storageKey = 'tableTheme'

/** Undefined when nothing is stored, and when storage is blocked for this page. */
export function storedTableTheme(): TableTheme | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return tableThemes.find((theme) => theme === stored)
  } catch {
    return undefined
  }
}

/** Where storage is blocked for this page, the choice lasts as long as the page. */
export function storeTableTheme(theme: TableTheme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Nothing to do: the page keeps the choice itself.
  }
}
