// Refusal of Excel files that are too large: while one is read, every different text of its cells is in memory.

import { unzipSync, type UnzipFileInfo } from 'fflate'
import { refuse } from '#kit/refusal.ts'

const maxMegabytes = 32

/** A part without contents takes a few bytes when it is packed. */
const maxEmptyBytes = 16

/** Refuses a workbook whose parts are larger when unpacked, by the directory of its ZIP file, and what is none. */
export function refuseLargeWorkbook(workbook: Uint8Array): void {
  if (unpackedBytes(workbook) > maxMegabytes * 1024 * 1024)
    refuse('invalid', 'spreadsheet.too_large', { values: { n: maxMegabytes } })
}

function unpackedBytes(workbook: Uint8Array): number {
  let bytes = 0
  const measure = ({ size, originalSize }: UnzipFileInfo) => {
    // Without a size it would be unpacked whatever it is.
    if (originalSize === 0 && size > maxEmptyBytes) refuse('invalid', 'spreadsheet.unreadable')
    bytes += originalSize
    return false
  }
  try {
    unzipSync(workbook, { filter: measure })
  } catch (error) {
    refuse('invalid', 'spreadsheet.unreadable', { cause: error })
  }
  return bytes
}
