// The second person of what two persons decide: not the first one, and not the system.

/** `id`: null for the system itself. */
export type Person = { id: number | null; name: string }

export function isSecondPerson(first: { preparedById: number | null; preparedBy: string }, by: Person): boolean {
  const isSame = first.preparedById === by.id && (by.id !== null || first.preparedBy === by.name)
  return !isSame && by.id !== null
}
