// When each earlier version of an item was in force, and who replaced it.

import type { ShownEvent } from '../contract/outputs.ts'

/** `since`: null for the first one, which has stood since the item was entered. `by`: who replaced it at `until`. */
export type EarlierVersion = { number: number; since: string | null; until: string; by: string | null }

/** Newest first; each correction replaced the version of its number. `acts` as the API returns them, oldest first. */
export function earlierVersions(item: { acts: readonly ShownEvent[]; versions: readonly number[] }): EarlierVersion[] {
  const corrections = item.acts.filter(({ act }) => act === 'changed')
  return item.versions.toReversed().flatMap((number) => {
    const replaced = corrections[number - 1]
    return replaced ? [{ number, since: corrections[number - 2]?.at ?? null, until: replaced.at, by: replaced.by }] : []
  })
}
