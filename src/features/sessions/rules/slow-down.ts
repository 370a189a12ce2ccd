// How often may who try to sign in, so that guessing is slow and nobody can shut another person out?

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** `bucket` is counted against `limit` in this order; the first that is full refuses. */
export type Count = { bucket: string; limit: { most: number; seconds: number } }

/**
 * Attempts with one identifier from one network. A device or network that this person has signed in from before counts
 * by itself alone: what strangers do elsewhere never reaches it. Strangers share a limit for the identifier and one for
 * their network.
 */
export function signInCounts(at: { identifier: string; network: string; knownMark: string | undefined }): Count[] {
  const { identifier, network, knownMark } = at
  if (knownMark) return [{ bucket: `sign-in|${identifier}|${knownMark}`, limit: { most: 10, seconds: quarter } }]
  return [
    { bucket: `sign-in|${identifier}|${network}`, limit: { most: 5, seconds: quarter } },
    { bucket: `sign-in|${network}`, limit: { most: 60, seconds: quarter } },
    { bucket: `sign-in|${identifier}`, limit: { most: 50, seconds: hour } },
  ]
}

/** Codes asked for. The limit for the identifier is wide: messages cost money, but a victim must get theirs. */
export function codeCounts(at: { identifier: string; network: string }): Count[] {
  return [
    { bucket: `code|${at.identifier}|${at.network}`, limit: { most: 3, seconds: hour } },
    { bucket: `code|${at.network}`, limit: { most: 20, seconds: hour } },
    { bucket: `code|${at.identifier}`, limit: { most: 20, seconds: day } },
  ]
}

export function confirmCounts(at: { network: string }): Count[] {
  return [{ bucket: `code-confirm|${at.network}`, limit: { most: 60, seconds: hour } }]
}

/** Whoever gets here knows the password, so a limit for the person locks out nobody by mistake. */
export function proofCounts(at: { personId: number }): Count[] {
  return [{ bucket: `proof|${at.personId}`, limit: { most: 10, seconds: quarter } }]
}

/** The network of an address: an IPv4 address itself, the first 64 bits of an IPv6 one. @example networkOf('2001:db8::1') // '2001:db8:0:0' */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!mapped.includes(':')) return mapped
  const [head = '', tail] = mapped.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
