// A connection of a list, with the name of its holder and its tol as the API answers them.

/** Of a connection with its present holder; the tol is null where the register has none. */
type Named = { nameEn: string; nameNe: string; tolEn: string | null; tolNe: string | null }

export function inBothLanguages<Row extends Named>({ nameEn, nameNe, tolEn, tolNe, ...row }: Row) {
  return { ...row, name: { en: nameEn, ne: nameNe }, tol: { en: tolEn ?? '', ne: tolNe ?? '' } }
}
