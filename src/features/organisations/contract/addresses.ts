// Where do an organisation's pictures stand? Apart from the contract's schemas, so that every document may know it.

/** The address of a stored logo; its bytes never change under it. */
export function pictureUrl(hash: string): string {
  return `/organisation-pictures/${hash}`
}
