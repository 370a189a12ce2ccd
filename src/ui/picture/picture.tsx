// Responsive picture with reserved space and a blurred placeholder.

import type { FocalPoint } from '#kit/pictures.ts'
import { focusClass, sizeAddress, sourceSet } from '#kit/pictures.ts'

export type PictureProps = {
  /** The address prefix of its sizes. */
  address: string
  width: number
  height: number
  /** Alternative text; '' when the text beside it says the same. */
  alt: string
  /** The tiny placeholder shown while the picture loads, a data URL. */
  blur?: string
  /** What stays in view where it is cut; the middle without one. */
  focus?: FocalPoint | null
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string
  /** For the first pictures of a page, loaded immediately. */
  eager?: boolean
  className?: string
}

/** Browsers without AVIF (before 2021) get one size in WebP. */
export function Picture({
  address,
  width,
  height,
  alt,
  blur,
  focus = null,
  sizes,
  eager,
  className = '',
}: PictureProps) {
  return (
    <span className={`picture ${className}`}>
      {blur ? <img src={blur} alt="" /> : null}
      <picture>
        <source type="image/avif" srcSet={sourceSet(address, width, 'avif')} sizes={sizes} />
        <img
          src={sizeAddress(address, 640, 'webp')}
          width={width}
          height={height}
          alt={alt}
          className={focusClass(focus) || undefined}
          loading={eager ? 'eager' : 'lazy'}
        />
      </picture>
    </span>
  )
}
