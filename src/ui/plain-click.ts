// Click handler for links that script handles in the page.

type Press = {
  preventDefault(): void
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  button: number
}

/** For a link that works without script: runs `action` in place, unless the reader opens the link in another tab. */
export function onPlainClick(action: () => void): (press: Press) => void {
  return (press) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.button > 0) return
    press.preventDefault()
    action()
  }
}
