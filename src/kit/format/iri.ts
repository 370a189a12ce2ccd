// Addresses in markup: letters of other scripts as they are.

/**
 * The address with letters outside ASCII unencoded, as the HTML standard allows: a third of the bytes, and legible. Browsers encode them.
 * @example asIri('/files/7/%E0%A4%AA%20%E0%A4%B2.pdf') // '/files/7/प%20ल.pdf'
 */
export function asIri(address: string): string {
  return address.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent)
}
