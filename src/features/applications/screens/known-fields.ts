// Fields of the application form that start from the account on this device.

import type { Language } from '#kit/language.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import type { StoredAccount } from '#platform/stored-account.ts'
import type { Kind } from '../contract/form.ts'

/** The applicant of either kind; the place only of a new tap by a customer with one: a transfer is about somebody else's. */
export function knownFields(
  kind: Kind,
  account: StoredAccount | undefined,
  language: Language,
): Record<string, string> {
  if (!account?.customer) return {}
  const { person, customer } = account
  const tap = kind === 'new' && customer.taps.length === 1 ? customer.taps[0]! : undefined
  return {
    applicantNe: person.name.ne,
    applicantEn: person.name.en,
    phone: customer.phone ? displayPhone(customer.phone, language) : '',
    email: customer.email ?? '',
    ward: tap?.ward ? inDigits(String(tap.ward), language) : '',
    tol: tap ? inLanguage(tap.tol, language).text : '',
  }
}
