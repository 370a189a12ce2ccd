// Whether the reader asks for fewer bytes: pictures are then fetched only where they are looked for.

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
