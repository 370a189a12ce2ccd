// Gapless numbers within a fiscal year, those of bills, credit notes and receipts, as addresses, references and prints write them.

export type YearlyNumber = { fiscalYear: string; number: number }

/** @example yearlyNumberText({ fiscalYear: '2083/84', number: 12 }) // '2083-84-12' */
export function yearlyNumberText({ fiscalYear, number }: YearlyNumber): string {
  return `${fiscalYear.replace('/', '-')}-${number}`
}

/** The number that a text writes, also as `2083/84:12` or `2083/84-12`, or undefined. @example parseYearlyNumber('2083-84-12') // { fiscalYear: '2083/84', number: 12 } */
export function parseYearlyNumber(text: string): YearlyNumber | undefined {
  const [, year, end, number] = /^(\d{4})[-/](\d{2})[-:]([1-9]\d{0,8})$/.exec(text.trim()) ?? []
  return number === undefined ? undefined : { fiscalYear: `${year}/${end}`, number: Number(number) }
}
