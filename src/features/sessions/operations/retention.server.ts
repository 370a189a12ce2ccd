// Removal of sign-in data whose time is over.

import type { Database } from '#platform/database.server.ts'
import { codeDays, enrolmentDays, knownDeviceDays, refreshTokenDays, sessionDays } from '../rules/retention.ts'
import {
  removeCodes,
  removeEnrolments,
  removeKnownDevices,
  removeRefreshTokens,
  removeSessions,
} from '../store/retention.server.ts'

/** Returns how many rows of each kind were removed. */
export async function removeOldSignIns(db: Database, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  return {
    sessions: await removeSessions(db, daysAgo(sessionDays)),
    refreshTokens: await removeRefreshTokens(db, daysAgo(refreshTokenDays)),
    codes: await removeCodes(db, daysAgo(codeDays)),
    enrolments: await removeEnrolments(db, daysAgo(enrolmentDays)),
    devices: await removeKnownDevices(db, daysAgo(knownDeviceDays)),
  }
}
