// How does a picture stand on a page: the right size for the screen, its place kept, blurred until it is there?

import { sizeAddress, sourceSet } from '#kit/pictures.ts'

export type PictureProps = {
  /** The address that its sizes stand below. */
  address: string
  width: number
  height: number
  /** What it shows, for those who do not see it; '' when the words beside it say so already. */
  alt: string
  /** The tiny copy shown until the picture has come, a data address. */
  blur?: string
  /** How wide it stands, as the `sizes` attribute says it. */
  sizes: string
  /** The first pictures of a page are asked for at once. */
  eager?: boolean
  className?: string
}

export function Picture({ address, width, height, alt, blur, sizes, eager, className = '' }: PictureProps) {
  return (
    <span className={`relative block overflow-hidden bg-primary-50 ${className}`}>
      {blur ? (
        <img
          src={blur}
          alt=""
          aria-hidden="true"
          width={width}
          height={height}
          className="absolute inset-0 size-full scale-110 object-cover blur-md"
        />
      ) : null}
      <picture>
        <source type="image/avif" srcSet={sourceSet(address, width, 'avif')} sizes={sizes} />
        <img
          src={sizeAddress(address, 640, 'webp')}
          srcSet={sourceSet(address, width, 'webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="relative size-full object-cover"
        />
      </picture>
    </span>
  )
}
