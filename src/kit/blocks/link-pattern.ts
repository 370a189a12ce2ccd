// Addresses that a text may link to.

/** The address of a link: nothing that runs a program. */
export const linkPattern = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)\S{0,1000}$/

/** Whether a link inside a text may have this address: its mark, `[text](address)`, ends at a bracket. */
export function fitsMark(url: string): boolean {
  return linkPattern.test(url) && !/[()]/.test(url)
}
