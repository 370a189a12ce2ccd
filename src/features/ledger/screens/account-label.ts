// Name of an account in both languages, with that of the gateway where it has one, and its number.

import { inDigits, type Bilingual } from '#kit/language.ts'
import { accountNameOf } from '../contract/accounts.ts'
import { chartMessages } from '../messages/chart.ts'

/** @example accountLabel('clearing:esewa').en // 'Gateway clearing (esewa)' */
export function accountLabel(account: string): Bilingual {
  const { en, ne } = chartMessages[`ledger.account_${accountNameOf(account)}`]
  const [, gateway] = account.split(':')
  return gateway === undefined ? { en, ne } : { en: `${en} (${gateway})`, ne: `${ne} (${gateway})` }
}

/** @example accountNumber({ number: 1200 }).ne // '१२००' */
export function accountNumber({ number }: { number: number }): Bilingual {
  return { en: String(number), ne: inDigits(String(number), 'ne') }
}
