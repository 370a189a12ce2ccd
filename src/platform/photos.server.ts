// What remains of a picture that a person sent, once everything it did not mean to say is taken away?

import { runPictureTask } from './picture-queue.server.ts'
import type { CleanPhoto } from './picture-tasks.server.ts'

/**
 * The picture drawn anew: upright, at most `longest` pixels a side, without place, camera, name or thumbnail, and without
 * whatever else its bytes were. Undefined when it cannot be drawn, or would take too much memory.
 * @example await cleanPhoto(bytes, { longest: 2400 })
 */
export async function cleanPhoto(bytes: Uint8Array, { longest }: { longest: number }): Promise<CleanPhoto | undefined> {
  return isPhoto(bytes) ? runPictureTask('clean', { bytes, longest }) : undefined
}

// What cameras and screens write. Other formats (SVG that names files, animations of a thousand pictures) are not looked into.
function isPhoto(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return true
  return start.startsWith('RIFF') && start.endsWith('WEBP')
}
