// Interface components that have an example page, and the paths of their pages.

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

/** Path of the examples of a component. @example exampleAddress('select') // '/examples/select' */
export function exampleAddress(part: ExamplePart): string {
  return `/examples/${part}`
}
