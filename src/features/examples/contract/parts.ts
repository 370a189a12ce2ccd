// Which parts have an example page?

export const exampleParts = [
  'toast',
  'dialog',
  'select',
  'copy-button',
  'filter-panel',
  'date-field',
  'data-table',
] as const

export type ExamplePart = (typeof exampleParts)[number]

/** Where the examples of a part stand. @example exampleAddress('select') // '/examples/select' */
export function exampleAddress(part: ExamplePart): string {
  return `/examples/${part}`
}
