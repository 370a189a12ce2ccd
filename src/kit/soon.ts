// How near is soon?

/** What ends within so many days is said to end soon. */
export const soonDays = 7
