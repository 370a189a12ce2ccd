// Picture tasks with sharp, run only in the picture process (`picture-queue.server.ts`).
//
// Decoding takes memory and threads, and processes untrusted bytes.

import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { withoutTextChunks } from './png-chunks.server.ts'

export type CleanPhoto = { bytes: Uint8Array; type: 'image/jpeg'; width: number; height: number }

/** Pixels and bytes that a picture may have once decoded: forty megapixels in eight bits with transparency. */
const maxPixels = 40_000_000
const maxDecodedBytes = 4 * maxPixels

export const pictureTasks = { clean, blur, square, resize }
export type PictureTasks = typeof pictureTasks

/** Re-encoded, upright, at most `maxSide` pixels a side, without metadata; undefined when it cannot be decoded. */
async function clean({ bytes, maxSide }: { bytes: Uint8Array; maxSide: number }): Promise<CleanPhoto | undefined> {
  const picture = sharp(withoutTextChunks(bytes), { limitInputPixels: maxPixels, failOn: 'error' })
  try {
    if (!(await isSmallEnough(picture))) return undefined
    const { data, info } = await picture
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/jpeg', width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** A WebP of sixteen pixels, shown until the picture is loaded. */
function blur({ bytes }: { bytes: Uint8Array }): Promise<Uint8Array> {
  return sharp(bytes).resize({ width: 16 }).webp({ quality: 30 }).toBuffer()
}

/** A square PNG copy with transparent edges; undefined when it cannot be decoded. */
async function square({ bytes, side }: { bytes: Uint8Array; side: number }): Promise<Uint8Array | undefined> {
  const picture = sharp(withoutTextChunks(bytes), { density: 600, limitInputPixels: maxPixels })
  try {
    if (!(await isSmallEnough(picture))) return undefined
    return await picture
      .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** The stored picture at `path` in another width and format. */
function resize({
  path,
  width,
  format,
}: {
  path: string
  width: number
  format: 'avif' | 'webp'
}): Promise<Uint8Array> {
  const sized = sharp(path).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 78 })).toBuffer()
}

/** By the header, before anything is decoded: a file of 300 KB can be gigabytes of 16-bit pixels. */
async function isSmallEnough(picture: Sharp): Promise<boolean> {
  const { width, height, channels, depth } = await picture.metadata()
  return width * height * channels * (bytesOf[depth] ?? 8) <= maxDecodedBytes
}

const bytesOf: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }
