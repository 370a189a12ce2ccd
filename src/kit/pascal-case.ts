// Text as one name, for the names of API rows.

/** @example pascalCase('water test') // 'WaterTest' */
export function pascalCase(text: string): string {
  return text.replace(/(?:^|\s)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
