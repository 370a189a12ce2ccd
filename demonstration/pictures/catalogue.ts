// All drawn pictures, and how they are rendered to files.

import sharp from 'sharp'
import { markPictures } from './marks.ts'
import { posterPicture } from './poster.ts'
import { scenePictures } from './scenes.ts'
import { slidePictures } from './slides.ts'

export type PictureKind = 'slide' | 'scene' | 'mark' | 'poster'
export type PictureFormat = 'svg' | 'png' | 'webp' | 'jpeg'
export type DemonstrationPicture = { name: string; kind: PictureKind; svg: () => string }

/** Every drawn picture; names are unique: slide-intake, scene-tap-courtyard, logo-487, favicon-320, partner-esewa, poster-save-water. */
export const demonstrationPictures: DemonstrationPicture[] = [
  ...named('slide', slidePictures, 'slide-'),
  ...named('scene', scenePictures, 'scene-'),
  ...named('mark', markPictures, ''),
  { name: 'poster-save-water', kind: 'poster', svg: posterPicture },
]

/** The picture by its name. Throws a RangeError for a name that nobody drew. */
export function findPicture(name: string): DemonstrationPicture {
  const found = demonstrationPictures.find((picture) => picture.name === name)
  if (!found) throw new RangeError(`No such picture: ${name}`)
  return found
}

/** The picture's file; `width` in pixels, its own width when left out. */
export async function renderPicture(name: string, format: PictureFormat, width?: number): Promise<Buffer> {
  const svg = Buffer.from(findPicture(name).svg())
  if (format === 'svg') return svg
  const image = sharp(svg).resize(width ? { width } : {})
  if (format === 'png') return image.png().toBuffer()
  return format === 'webp'
    ? image.webp({ quality: 82 }).toBuffer()
    : image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

function named(kind: PictureKind, drawings: Record<string, () => string>, prefix: string): DemonstrationPicture[] {
  return Object.entries(drawings).map(([name, svg]) => ({
    name: `${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    kind,
    svg,
  }))
}
