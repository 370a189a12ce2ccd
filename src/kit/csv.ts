// Plain text cells as a CSV file for spreadsheets, with formulas neutralised.

/**
 * CSV after RFC 4180 (commas, CRLF, doubled quotes) under a byte order mark, so that Excel reads it as UTF-8. Rows are cells by column.
 * @example csvOf(['code'], [{ code: 'a' }]) // '\uFEFFcode\r\na\r\n'
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly Record<string, string | number | undefined>[],
): string {
  const lines = rows.map((row) => columns.map((column) => csvField(row[column] ?? '')).join(','))
  return `\uFEFF${[columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')}`
}

// A text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV Injection).
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
