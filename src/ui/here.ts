// When does a pressed link do its work on this page instead of leading to another?

type Press = {
  preventDefault(): void
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  button: number
}

/** For a link that works without script: script does the act in place, unless the reader wants it in another tab. */
export function here(act: () => void): (press: Press) => void {
  return (press) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.button > 0) return
    press.preventDefault()
    act()
  }
}
