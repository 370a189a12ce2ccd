// The field of the search: the key `/` leads to it, and its suggestions are loaded when it is used.

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

/** Loads the script of suggestions once a field that has some gets the focus; where that fails, the field is a field. */
export function loadSuggestions(): void {
  document.addEventListener('focusin', ({ target }) => {
    const script = target instanceof HTMLInputElement && target.form?.dataset.suggestions
    if (script) import(/* @vite-ignore */ script).catch(() => {})
  })
}
