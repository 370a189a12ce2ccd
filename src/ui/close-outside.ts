// Closing of a menu that is a disclosure.

/** Closes it on Escape or on a press outside; Escape also returns the focus. Returns the function that ends this. */
export function closeOutside(menu: HTMLDetailsElement): () => void {
  function press(event: PointerEvent): void {
    if (!menu.contains(event.target as Node)) menu.open = false
  }
  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')!.focus()
  }
  document.addEventListener('pointerdown', press)
  menu.addEventListener('keydown', key)
  return () => {
    document.removeEventListener('pointerdown', press)
    menu.removeEventListener('keydown', key)
  }
}
