// Rate limits of sign-in attempts, one-time codes and second-factor codes.

import { mailboxOf } from '#kit/mailbox.ts'

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/**
 * Attempts of `whose` are counted against `limit`, in this order; the first full limit refuses. Each `what` counts apart, so
 * that an identifier that looks like an address never counts against that address.
 */
export type Count = {
  [Name in keyof Counted]: { what: Name; whose: Counted[Name]; limit: { max: number; seconds: number } }
}[keyof Counted]

/** What attempts are counted by; an e-mail address without its tag. */
export type Counted = {
  'sign-in.device': [identifier: string, device: string]
  'sign-in.pair': [identifier: string, network: string]
  'sign-in.network': [network: string]
  'sign-in.identifier': [identifier: string]
  'code.pair': [identifier: string, network: string]
  'code.network': [network: string]
  'code.identifier': [identifier: string]
  'code.confirmation': [network: string]
  proof: [person: string]
  'own-password': [person: string]
}

/**
 * Attempts with one identifier from one network. A device that holds the secret of an earlier sign-in of this person has only
 * a limit of its own, which attempts from elsewhere cannot exhaust. All others share a limit per identifier and one per
 * network: a network is no proof of a person, because many sit behind one address.
 */
export function signInCounts(at: { identifier: string; network: string; knownDevice: string | undefined }): Count[] {
  const { network, knownDevice } = at
  const identifier = mailboxOf(at.identifier)
  if (knownDevice)
    return [{ what: 'sign-in.device', whose: [identifier, knownDevice], limit: { max: 10, seconds: quarter } }]
  return [
    { what: 'sign-in.pair', whose: [identifier, network], limit: { max: 5, seconds: quarter } },
    { what: 'sign-in.network', whose: [network], limit: { max: 60, seconds: quarter } },
    { what: 'sign-in.identifier', whose: [identifier], limit: { max: 50, seconds: hour } },
  ]
}

/** Requests for one-time codes. The limit per identifier is wide, so that an attacker cannot block the person's own request. */
export function codeCounts(at: { identifier: string; network: string }): Count[] {
  const identifier = mailboxOf(at.identifier)
  return [
    { what: 'code.pair', whose: [identifier, at.network], limit: { max: 3, seconds: hour } },
    { what: 'code.network', whose: [at.network], limit: { max: 20, seconds: hour } },
    { what: 'code.identifier', whose: [identifier], limit: { max: 20, seconds: day } },
  ]
}

export function confirmCounts(at: { network: string }): Count[] {
  return [{ what: 'code.confirmation', whose: [at.network], limit: { max: 60, seconds: hour } }]
}

/** Second-factor attempts follow a correct password, so a limit per person cannot be exhausted by others. */
export function proofCounts(at: { personId: number }): Count[] {
  return [{ what: 'proof', whose: [String(at.personId)], limit: { max: 10, seconds: quarter } }]
}

/** Checks of a signed-in person's own password: a session left open on a shared computer must not become a place to guess at it. */
export function ownPasswordCounts(at: { personId: number }): Count[] {
  return [{ what: 'own-password', whose: [String(at.personId)], limit: { max: 10, seconds: quarter } }]
}
