// Mailbox of an e-mail address, by which limits are counted.

/**
 * The address without the tag that its owner may add: mail to `sita+water@…` is delivered to `sita@…`. For limits only: two such addresses
 * can be two accounts. Anything else is returned as it is.
 * @example mailboxOf('sita+water@example.org') // 'sita@example.org'
 */
export function mailboxOf(address: string): string {
  return address.replace(/^([^+@]+)\+[^@]*(?=@)/, '$1')
}
