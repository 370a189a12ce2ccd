// How does a file made in the page get to the reader's downloads?

/** The blob's address is given back a minute later: a browser may still be reading it after the press. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
