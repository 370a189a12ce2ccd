// Rate limits of sign-in attempts, one-time codes and second-factor codes.

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** `bucket` is counted against `limit`, in this order; the first full bucket refuses. */
export type Count = { bucket: string; limit: { max: number; seconds: number } }

/**
 * Attempts with one identifier from one network. A device or network from which this person has signed in before has
 * only a limit of its own, which attempts from elsewhere cannot exhaust. Unknown devices share a limit per identifier
 * and one per network.
 */
export function signInCounts(at: {
  identifier: string
  network: string
  knownFingerprint: string | undefined
}): Count[] {
  const { identifier, network, knownFingerprint } = at
  if (knownFingerprint)
    return [{ bucket: `sign-in|${identifier}|${knownFingerprint}`, limit: { max: 10, seconds: quarter } }]
  return [
    { bucket: `sign-in|${identifier}|${network}`, limit: { max: 5, seconds: quarter } },
    { bucket: `sign-in|${network}`, limit: { max: 60, seconds: quarter } },
    { bucket: `sign-in|${identifier}`, limit: { max: 50, seconds: hour } },
  ]
}

/** Requests for one-time codes. The limit per identifier is wide, so that an attacker cannot block the person's own request. */
export function codeCounts(at: { identifier: string; network: string }): Count[] {
  return [
    { bucket: `code|${at.identifier}|${at.network}`, limit: { max: 3, seconds: hour } },
    { bucket: `code|${at.network}`, limit: { max: 20, seconds: hour } },
    { bucket: `code|${at.identifier}`, limit: { max: 20, seconds: day } },
  ]
}

export function confirmCounts(at: { network: string }): Count[] {
  return [{ bucket: `code-confirm|${at.network}`, limit: { max: 60, seconds: hour } }]
}

/** Second-factor attempts follow a correct password, so a limit per person cannot be exhausted by others. */
export function proofCounts(at: { personId: number }): Count[] {
  return [{ bucket: `proof|${at.personId}`, limit: { max: 10, seconds: quarter } }]
}

/** The network prefix of an address: an IPv4 address itself, the first 64 bits of an IPv6 address. @example networkOf('2001:db8::1') // '2001:db8:0:0' */
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
