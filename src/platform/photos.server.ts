// What remains of a picture that a person sent, once everything it did not mean to say is taken away?

import sharp from 'sharp'

export type CleanPhoto = { bytes: Uint8Array; type: 'image/jpeg'; width: number; height: number }

/** Decoding more than this (about 40 megapixels) is how a small file fills a machine. */
const mostPixels = 40_000_000

/**
 * The picture drawn anew: upright, at most `longest` pixels a side, without place, camera, name or thumbnail, and without
 * whatever else its bytes were. Undefined when it cannot be drawn.
 * @example await cleanPhoto(bytes, { longest: 2400 })
 */
export async function cleanPhoto(bytes: Uint8Array, { longest }: { longest: number }): Promise<CleanPhoto | undefined> {
  if (!isPhoto(bytes)) return undefined
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/jpeg', width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

// What cameras and screens write. Other formats (SVG that names files, animations of a thousand pictures) are not looked into.
function isPhoto(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return true
  return start.startsWith('RIFF') && start.endsWith('WEBP')
}
