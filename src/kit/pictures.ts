// Addresses and srcset of the sizes of a picture, and its focal point.

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

/** The point that stays in view where a page cuts a picture: per cent of its width and height from the upper left corner, in whole tens. */
export type FocalPoint = { x: number; y: number }

export const focalStep = 10

/**
 * The classes of a picture that is cut around its focal point, or around its middle; '' without one, where the page says what stays in view.
 * @example focusClass({ x: 30, y: 50 }) // 'focused focus-x-30 focus-y-50'
 */
export function focusClass(focus: FocalPoint | null): string {
  return focus ? `focused focus-x-${focus.x} focus-y-${focus.y}` : ''
}

/** The focal point nearest to a place in a box. @example nearestFocus({ x: 33, y: -4 }, { width: 100, height: 50 }) // { x: 30, y: 0 } */
export function nearestFocus(place: { x: number; y: number }, box: { width: number; height: number }): FocalPoint {
  return { x: stepOf(place.x, box.width), y: stepOf(place.y, box.height) }
}

function stepOf(place: number, length: number): number {
  if (length <= 0) return 50
  const steps = 100 / focalStep
  return Math.min(Math.max(Math.round((place / length) * steps), 0), steps) * focalStep
}
