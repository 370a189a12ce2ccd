// Colours between hexadecimal sRGB and OKLCH, whose lightness is as the eye sees it.

/** Lightness 0 … 1, chroma 0 … about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

type Triple = readonly [number, number, number]

/** A colour as '#rrggbb'. */
export type Hex = string

/** Is this a colour as '#rrggbb'? */
export function isHex(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The OKLCH values of '#rrggbb'. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = linear(hex)
  const cone = (x: number, y: number, z: number) => Math.cbrt(x * r + y * g + z * b)
  const long = cone(0.4122214708, 0.5363325363, 0.0514459929)
  const medium = cone(0.2119034982, 0.6806995451, 0.1073969566)
  const short = cone(0.0883024619, 0.2817188376, 0.6299787005)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b2 = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b2), h: (Math.atan2(b2, a) * 180) / Math.PI }
}

/** The colour as '#rrggbb'; chroma that a screen cannot show is reduced, lightness and hue remain. */
export function toHex({ l, c, h }: Oklch): Hex {
  let [shown, tooMuch] = [0, c]
  if (isShowable(channels({ l, c, h }))) shown = c
  else
    for (let round = 0; round < 12; round += 1) {
      const middle = (shown + tooMuch) / 2
      if (isShowable(channels({ l, c: middle, h }))) shown = middle
      else tooMuch = middle
    }
  return `#${channels({ l, c: shown, h }).map(byteOf).join('')}`
}

/** Relative luminance 0 … 1 as WCAG 2 defines it. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast 1 … 21 of two colours as WCAG 2 defines it. */
export function contrast(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** Red, green and blue in linear light. */
function linear(hex: Hex): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Red, green and blue in linear light; beyond 0 … 1 where no screen shows the colour. */
function channels({ l, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(rgb: readonly number[]): boolean {
  return rgb.every((value) => value > -0.0005 && value < 1.0005)
}

function byteOf(value: number): string {
  const clipped = Math.min(1, Math.max(0, value))
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
