// Address of an organisation’s picture, without schemas.

/** The address of a stored picture; its content never changes. */
export function pictureUrl(hash: string): string {
  return `/organisation-pictures/${hash}`
}
