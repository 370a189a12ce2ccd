// Retention of sign-in data, in days after its end; `docs/privacy.md` states the same.

export const sessionDays = 30
export const refreshTokenDays = 1
export const codeDays = 1
export const enrolmentDays = 1
/** As long as the longest session: a device that was not used since has to sign in anyway. */
export const knownDeviceDays = 180
