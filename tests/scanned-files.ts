// Pictures of written pages, as a scanner makes them, for tests of recognising their text.

import sharp from 'sharp'
import { pdfFile, streamOf } from './pdf-files.ts'

/** A picture (JPEG) of lines of text in a font that has both scripts. */
export async function scanOf(lines: readonly string[]): Promise<Buffer> {
  const text = { text: lines.join('\n'), font: 'Noto Sans Devanagari 12', dpi: 200, width: 1500, spacing: 24 }
  // White on black, and then the other way round.
  const margin = { top: 120, bottom: 120, left: 120, right: 120, background: '#000' }
  return sharp({ text }).extend(margin).negate().jpeg({ quality: 85 }).toBuffer()
}

/** A PDF whose pages are pictures of these lines and have no text of their own. */
export async function scannedPdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const scans = await Promise.all(
    pages.map(async (lines) => {
      const bytes = await scanOf(lines)
      const { width, height } = await sharp(bytes).metadata()
      return { bytes, width, height }
    }),
  )
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${scans.map((_, index) => `${firstOf(index)} 0 R`).join(' ')}] >>`,
    ...scans.flatMap(({ bytes, width, height }, index) => {
      const [content, picture] = [firstOf(index) + 1, firstOf(index) + 2]
      // 200 dots to the inch, 72 points to the inch.
      const [across, up] = [width * 0.36, height * 0.36]
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Resources << /XObject << /P ${picture} 0 R >> >> /Contents ${content} 0 R >>`,
        streamOf(`q ${across} 0 0 ${up} 0 0 cm /P Do Q`),
        streamOf(
          bytes,
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        ),
      ]
    }),
  ])
}

/** The number of the first of the three objects of a page. */
function firstOf(index: number): number {
  return 3 + index * 3
}
