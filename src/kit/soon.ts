// Number of days in which an item counts as ending soon.

/** What ends within this many days is marked as ending soon. */
export const soonDays = 7
