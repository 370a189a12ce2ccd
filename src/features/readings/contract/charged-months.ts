// Policies of an organisation that decide which months of a tap are charged.

export const partialMonths = ['full', 'none', 'by-day'] as const
export type PartialMonth = (typeof partialMonths)[number]
/** Whether a month is charged as the tap is on its first day, or on its last. */
export const tapChanges = ['next-period', 'same-period'] as const
export const cutTaps = ['nothing', 'minimum', 'fee'] as const

/** `firstMonth` and `lastMonth`: those in which a tap is connected or cut. `cutTap`: what is charged for a whole month in which it is cut. */
export type MonthPolicy = {
  firstMonth: PartialMonth
  lastMonth: PartialMonth
  cutTap: (typeof cutTaps)[number]
  tapChange: (typeof tapChanges)[number]
}

/** Of an organisation that has decided nothing else. */
export const usualMonthPolicy: MonthPolicy = {
  firstMonth: 'full',
  lastMonth: 'full',
  cutTap: 'nothing',
  tapChange: 'next-period',
}
