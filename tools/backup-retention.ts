// Retention of scheduled backups: which are kept, by the days of their names.

const named = /^khanepani-(\d{4}-\d{2}-\d{2})T\d{6}Z\.tar\.gz(\.enc)?$/

/** How many days, weeks and months have a backup each, counted back from the newest. */
export const kept = { days: 14, weeks: 8, months: 12 }

/** @example backupName(new Date('2026-11-23T20:30:00Z'), true) // 'khanepani-2026-11-23T203000Z.tar.gz.enc' */
export function backupName(now: Date, isEncrypted: boolean): string {
  const instant = now.toISOString().slice(0, 19).replaceAll(':', '')
  return `khanepani-${instant}Z.tar.gz${isEncrypted ? '.enc' : ''}`
}

/** Names of backups that are no longer kept: the newest of each day, week and month that counts stays, other files are never named. */
export function outdatedBackups(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed()
  const stays = new Set([
    ...firstOfEach(newestFirst, kept.days, dayOf),
    ...firstOfEach(newestFirst, kept.weeks, weekOf),
    ...firstOfEach(newestFirst, kept.months, (name) => dayOf(name).slice(0, 7)),
  ])
  return newestFirst.filter((name) => !stays.has(name))
}

function firstOfEach(names: readonly string[], count: number, periodOf: (name: string) => string | number): string[] {
  const found = new Map<string | number, string>()
  for (const name of names) if (!found.has(periodOf(name))) found.set(periodOf(name), name)
  return [...found.values()].slice(0, count)
}

function dayOf(name: string): string {
  return named.exec(name)![1]!
}

function weekOf(name: string): number {
  const [year, month, day] = dayOf(name).split('-').map(Number) as [number, number, number]
  return Math.floor((Date.UTC(year, month - 1, day) / 86_400_000 + 3) / 7)
}
