// The number of a record, in an address or a form.

/** The maximum number that the integer columns of the database hold. */
export const maxRecordId = 2_147_483_647

/** A whole number from 1 that a record can have; undefined for any other text. @example readRecordId('17') // 17 */
export function readRecordId(typed: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : 0
  return id > 0 && id <= maxRecordId ? id : undefined
}

export function isRecordId(typed: string): boolean {
  return readRecordId(typed) !== undefined
}
