// QR codes as one SVG path.

import { create } from 'qrcode'

/** `path` in a square of `size` by `size` units, quiet zone included; one unit is one module. */
export type QrCode = { size: number; path: string }

const quietZone = 4

/**
 * Error correction M tolerates a stamp over a corner. The path needs no style, so that the policy of the page may forbid it.
 * @example qrCode('https://damak.example/') // { size: 33, path: 'M4 4h7v1h-7z…' }
 */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, y) => rowPath(modules.data, modules.size, y))
  return { size: modules.size + 2 * quietZone, path: rows.join('') }
}

/** Runs of dark modules, one rectangle each. */
function rowPath(data: Uint8Array, size: number, y: number): string {
  let path = ''
  for (let x = 0; x < size; x += 1) {
    const start = x
    while (x < size && data[y * size + x]) x += 1
    if (x > start) path += `M${start + quietZone} ${y + quietZone}h${x - start}v1h-${x - start}z`
  }
  return path
}
