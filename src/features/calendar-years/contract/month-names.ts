// Names of the fields with the days of the twelve months; m1 is Baisakh.

export const monthNames = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const
