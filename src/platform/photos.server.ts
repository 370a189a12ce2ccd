// Uploaded photographs re-encoded without metadata or hidden bytes.

import { runPictureTask } from './picture-queue.server.ts'
import type { CleanPhoto } from './picture-tasks.server.ts'

/**
 * The picture re-encoded: upright, at most `maxSide` pixels a side, without location, camera, name or thumbnail, and without
 * any other bytes. Undefined when it cannot be decoded, or would take too much memory.
 * @example await cleanPhoto(bytes, { maxSide: 2400 })
 */
export async function cleanPhoto(bytes: Uint8Array, { maxSide }: { maxSide: number }): Promise<CleanPhoto | undefined> {
  return isPhoto(bytes) ? runPictureTask('clean', { bytes, maxSide }) : undefined
}

// Formats of cameras and screens. Others (SVG with external references, long animations) are never decoded.
function isPhoto(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return true
  return start.startsWith('RIFF') && start.endsWith('WEBP')
}
