// Under which addresses are the sizes of a picture found?

/** The widths every picture is offered in, pixels; a picture is never enlarged. */
export const offeredWidths = [320, 640, 960, 1600]

/** The address of one size: the picture's own address, its width and its format. */
export function sizeAddress(address: string, width: number, format: 'avif' | 'webp'): string {
  return `${address}/${width}.${format}`
}

/** A `srcset` up to the picture's own width. */
export function sourceSet(address: string, pictureWidth: number, format: 'avif' | 'webp'): string {
  const widths = offeredWidths.filter(
    (width, place) => place === 0 || width <= pictureWidth || offeredWidths[place - 1]! < pictureWidth,
  )
  return widths.map((width) => `${sizeAddress(address, width, format)} ${width}w`).join(', ')
}
