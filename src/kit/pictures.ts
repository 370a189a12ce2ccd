// Under which addresses are the sizes of a picture found?

/** The widths every picture is offered in, pixels; a picture is never enlarged. */
export const offeredWidths = [320, 640, 960, 1600]

/** The address of one size: the picture's own address, its width and its format. */
export function sizeAddress(address: string, width: number, format: 'avif' | 'webp'): string {
  return `${address}/${width}.${format}`
}

/**
 * A `srcset` up to the picture's own width, which the last one says when it is less than the width it is offered under.
 * @example sourceSet('/p/1', 700, 'webp') // '/p/1/320.webp 320w, /p/1/640.webp 640w, /p/1/960.webp 700w'
 */
export function sourceSet(address: string, pictureWidth: number, format: 'avif' | 'webp'): string {
  const widths = offeredWidths.filter(
    (width, place) => place === 0 || width <= pictureWidth || offeredWidths[place - 1]! < pictureWidth,
  )
  return widths.map((width) => `${sizeAddress(address, width, format)} ${Math.min(width, pictureWidth)}w`).join(', ')
}
