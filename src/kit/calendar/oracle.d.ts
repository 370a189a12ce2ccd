// Which shape has the test oracle, whose package does not show its types through its exports?

declare module '@remotemerge/nepali-date-converter' {
  type Converted = { year: number; month: number; date: number; day: string }

  export default class DateConverter {
    constructor(date: string)
    toAd(): Converted
    toBs(): Converted
  }
}
