// The number of a bill: fiscal year and the gapless number in it, as addresses, references and prints write it.

export type BillNumber = { fiscalYear: string; number: number }

/** @example billNumberText({ fiscalYear: '2083/84', number: 12 }) // '2083-84-12' */
export function billNumberText({ fiscalYear, number }: BillNumber): string {
  return `${fiscalYear.replace('/', '-')}-${number}`
}

/** The number that a text writes, also as `2083/84:12`, or undefined. @example parseBillNumber('2083-84-12') // { fiscalYear: '2083/84', number: 12 } */
export function parseBillNumber(text: string): BillNumber | undefined {
  const [, year, end, number] =
    /^(\d{4})-(\d{2})-([1-9]\d{0,8})$/.exec(text.replace(/^(\d{4})\/(\d{2}):/, '$1-$2-')) ?? []
  return number === undefined ? undefined : { fiscalYear: `${year}/${end}`, number: Number(number) }
}
