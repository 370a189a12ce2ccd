// Small PDF files written by hand, for tests of reading them.

/** A page is its lines of text with the font of each, by the number of `fonts`. */
export type PdfLine = { font: number; text: string }

/** A PDF of these pages in fonts that are not embedded, under these names. */
export function pdfOf(pages: readonly (readonly PdfLine[])[], fonts: readonly string[]): Uint8Array {
  const fontNumbers = fonts.map((_, index) => 3 + index)
  const firstPage = 3 + fonts.length
  const resources = fontNumbers.map((number, index) => `/F${index} ${number} 0 R`).join(' ')
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    ...fonts.map((name) => `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << ${resources} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      streamOf(
        lines
          .map(({ font, text }, line) => `BT /F${font} 12 Tf 50 ${800 - line * 20} Td <${hexOf(text)}> Tj ET`)
          .join('\n'),
      ),
    ]),
  ])
}

/** A stream object with its length; `more` are further entries of its dictionary. */
export function streamOf(content: string | Uint8Array, more = ''): string {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
  return `<< /Length ${text.length} ${more} >>\nstream\n${text}\nendstream`
}

/** The file of these objects, numbered from 1, the first being the catalogue. */
export function pdfFile(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Bytes of Windows-1252, of which only the letters that Preeti uses beyond Latin-1 are known here. */
function hexOf(text: string): string {
  const beyond: Record<string, number> = {
    '„': 0x84,
    '…': 0x85,
    ˆ: 0x88,
    '‰': 0x89,
    '‹': 0x8b,
    '‘': 0x91,
    '•': 0x95,
    '˜': 0x98,
    '›': 0x9b,
  }
  return [...text].map((letter) => (beyond[letter] ?? letter.charCodeAt(0)).toString(16).padStart(2, '0')).join('')
}
