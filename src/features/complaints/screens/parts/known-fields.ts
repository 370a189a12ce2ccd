// Fields of the complaint form that start from the account on this device.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import type { StoredAccount } from '#platform/stored-account.ts'

/** With several taps the place and the number are left open: only the customer knows which one it is about. */
export function knownFields(account: StoredAccount | undefined, language: Language): Record<string, string> {
  if (!account?.customer) return {}
  const { person, customer } = account
  const tap = customer.taps.length === 1 ? customer.taps[0]! : undefined
  return {
    name: inLanguage(person.name, language).text,
    phone: customer.phone ? displayPhone(customer.phone, language) : '',
    email: customer.email ?? '',
    ward: String(tap?.ward ?? ''),
    tol: tap ? inLanguage(tap.tol, language).text : '',
    customerNumber: tap?.customerNumber ?? '',
  }
}
