// Fields of Word documents that load something from elsewhere or start a program.

/** Around the code of a field and its result: as characters in old files, as elements in others. */
export const fieldMarks = { begin: '\u0013', separate: '\u0014', end: '\u0015' }

/** More than any document has: one with more is taken for one that hides something. */
const maxParts = 400_000

const mark = `[${Object.values(fieldMarks).join('')}]`
const marks = new RegExp(`(${mark})`)
// Nested fields may make up the rest of a code, not its keyword.
const loading = new RegExp(
  `(?:^|[\\s"]|${mark})(?:DDE|DDEAUTO|INCLUDEPICTURE|INCLUDETEXT)(?=[\\s"]|${mark}|$)|${fieldMarks.begin}\\s*(?:LINK|IMPORT|INCLUDE|RD)(?=[\\s"]|${mark})`,
  'i',
)

/** Whether the text has such a field. What is not the code of a field does not count. */
export function hasLoadingField(text: string): boolean {
  const parts = text.split(marks, maxParts)
  return parts.length === maxParts || loading.test(codesIn(parts))
}

/** The codes of all fields with their marks, without results and other text. */
function codesIn(parts: readonly string[]): string {
  const isCode: boolean[] = []
  let codes = ''
  for (const part of parts) {
    if (part === fieldMarks.begin) isCode.push(true)
    if (isCode.at(-1)) codes += part
    if (part === fieldMarks.separate && isCode.length > 0) isCode[isCode.length - 1] = false
    if (part === fieldMarks.end) {
      isCode.pop()
      codes += part
    }
  }
  return codes
}
