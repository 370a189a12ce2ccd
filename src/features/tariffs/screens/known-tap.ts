// The tap of whoever is signed in, with which the calculator starts.

import type { StoredAccount } from '#platform/stored-account.ts'
import type { Tariff } from '../contract/api.ts'
import { customerTypes } from '../contract/calculator.ts'
import { published } from '../rules/editions.ts'
import { withOfferedSize, type Typed } from './address.ts'

/** The values with customer type and tap size of the only tap; undefined where these are not known or have no tariff. */
export function withKnownTap(
  tariffs: readonly Tariff[],
  typed: Typed,
  account: StoredAccount | undefined,
): Typed | undefined {
  const [tap, ...others] = account?.customer?.taps ?? []
  const types = published(customerTypes, tariffs, ({ customerType }) => customerType)
  const customerType = types.find((type) => type === tap?.customerType)
  if (!customerType || others.length > 0) return undefined
  return withOfferedSize(tariffs, { ...typed, customerType, ...(tap!.tapSize ? { tapSize: tap!.tapSize } : {}) })
}
