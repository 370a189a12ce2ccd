// The signed-in person as this device knows them: name, and a customer's contacts and taps, for public pages that are the same for everybody.

import type { Bilingual } from '#kit/language.ts'
import { accountKey, personOf, readUser, sessionState, userKey } from './browser-session.ts'

export type StoredTap = {
  customerNumber: string
  ward: number | null
  tol: Bilingual
  customerType: string | null
  tapSize: string | null
}

/** The entry `account` of local storage; `customer` is null for staff. */
export type StoredAccount = {
  person: { id: number; name: Bilingual; kind: 'customer' | 'staff' }
  customer: { email: string | null; phone: string | null; taps: StoredTap[] } | null
}

/** Stores what the server says of the signed-in person. Storage may be blocked: then nothing is known. */
export function storeAccount({ person: { id, name, kind }, customer }: StoredAccount): void {
  try {
    localStorage.setItem(accountKey, JSON.stringify({ person: { id, name, kind }, customer } satisfies StoredAccount))
  } catch {
    // Forms start empty.
  }
}

/** The account of the session on this device; undefined when nobody is signed in, or somebody else. */
export function storedAccount(): StoredAccount | undefined {
  try {
    const user = readUser(localStorage.getItem(userKey))
    const account = JSON.parse(localStorage.getItem(accountKey) ?? 'null') as StoredAccount | null
    const isOwn = user && sessionState(user, Date.now()) !== 'over' && personOf(user) === account?.person.id
    return isOwn ? account! : undefined
  } catch {
    return undefined
  }
}
