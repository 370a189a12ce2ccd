// Name of an exported file.

/**
 * The base name, the date (YYYY-MM-DD, AD) and the extension, without characters that file systems refuse.
 * @example exportFileName('Audit reports', '2026-11-21', 'csv') // 'Audit-reports-2026-11-21.csv'
 */
export function exportFileName(base: string, date: string, extension: string): string {
  const safe = base
    .normalize('NFC')
    .replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${[...safe].slice(0, 80).join('') || 'table'}-${date}.${extension}`
}
