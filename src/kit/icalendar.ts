// iCalendar files (RFC 5545): text, instants, parameters and folded lines.

/** A line of a calendar: its name with parameters, and its value as written in the file. */
export type Line = readonly [name: string, value: string]

/** A text value: backslash, comma, semicolon and line breaks are escaped. @example icsText('a, b') // 'a\\, b' */
export function icsText(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\r\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** An instant in UTC. @example icsInstant(new Date('2026-11-20T23:45:00Z')) // '20261120T234500Z' */
export function icsInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A parameter's value in quotes, without what quotes cannot hold. */
export function icsParameter(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`
}

/** The calendar file of its lines: each folded at 75 octets between characters, ended by CRLF. */
export function icsFile(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('')
}

function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0)!)
    if (octets + size > 75) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

// In UTF-8.
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
