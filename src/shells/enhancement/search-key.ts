// The key `/` leads to the field of the search.

/** Listens for `/` outside of fields; nothing happens where the page shows no such field. */
export function focusSearchBySlash(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],dialog')) return
    const fields = document.querySelectorAll<HTMLInputElement>('search input[name=q]')
    const field = [...fields].find(({ offsetParent }) => offsetParent !== null)
    if (!field) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}
