// Types of the test oracle, whose package does not export them.

declare module '@remotemerge/nepali-date-converter' {
  type Converted = { year: number; month: number; date: number; day: string }

  export default class DateConverter {
    constructor(date: string)
    toAd(): Converted
    toBs(): Converted
  }
}
