// Addresses and srcset of the sizes of a picture.

/** The widths of every picture in pixels; a picture is never enlarged. */
export const offeredWidths = [320, 640, 960, 1600]

/** The address of one size: the picture's own address, its width and its format. */
export function sizeAddress(address: string, width: number, format: 'avif' | 'webp'): string {
  return `${address}/${width}.${format}`
}

/**
 * A `srcset` up to the picture's own width; the last entry states that width when it is less than the width in its address.
 * @example sourceSet('/p/1', 700, 'webp') // '/p/1/320.webp 320w, /p/1/640.webp 640w, /p/1/960.webp 700w'
 */
export function sourceSet(address: string, pictureWidth: number, format: 'avif' | 'webp'): string {
  const widths = offeredWidths.filter(
    (width, index) => index === 0 || width <= pictureWidth || offeredWidths[index - 1]! < pictureWidth,
  )
  return widths.map((width) => `${sizeAddress(address, width, format)} ${Math.min(width, pictureWidth)}w`).join(', ')
}
