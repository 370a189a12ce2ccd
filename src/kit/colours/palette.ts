// The steps of an organisation's colours in the light and the dark scheme, readable for whatever colour it chose.

import type { Hex, Oklch } from './oklch.ts'
import { contrast, luminance, toHex, toOklch } from './oklch.ts'

/** An organisation's colours as '#rrggbb'; without an accent one that fits is computed. */
export type BrandColours = { primary: Hex; accent?: Hex | undefined }

/** Values of the tokens of the style sheet (`--color-…`) that depend on the organisation; what `dark` omits is as in `light`. */
export type Palette = Record<'light' | 'dark', Record<string, Hex>>

const white = '#ffffff'

/**
 * Deep areas carry white text at 9:1 or more, also where the colour given is light: then it is darkened. Everything else keeps
 * its hue at a lightness of its own. The accent is always lighter than the deep area, and its text is the deepest step.
 */
export function paletteOf({ primary, accent }: BrandColours): Palette {
  const brand = toOklch(primary)
  const own = brand.c < 0.02 ? 0 : 1
  const step = (l: number, c: number) => toHex({ l, c: c * own, h: brand.h })
  const deep = contrast(primary, white) >= 9 ? primary.toLowerCase() : atLuminance(brand, 0.065)
  const deepest = atLuminance({ ...brand, c: brand.c * 0.6 }, 0.004)
  const bright = accentOf(accent ? toOklch(accent) : accentFor(brand), deep, deepest)
  return {
    light: {
      primary: deep,
      'primary-700': atLuminance(brand, Math.min(0.069, luminance(deep) * 1.4 + 0.012)),
      'primary-900': atLuminance(brand, Math.max(0.006, luminance(deep) * 0.65)),
      'primary-950': deepest,
      'on-primary': step(0.935, 0.03),
      'primary-50': step(0.97, 0.012),
      'primary-100': step(0.935, 0.025),
      'neutral-50': step(0.979, 0.006),
      'neutral-100': step(0.955, 0.01),
      'neutral-200': step(0.911, 0.018),
      accent: toHex(bright),
      'accent-soft': toHex({ ...bright, l: Math.max(bright.l, 0.88), c: Math.min(bright.c, 0.15) }),
      'on-accent': deepest,
    },
    dark: {
      'primary-50': step(0.245, 0.04),
      'primary-100': step(0.285, 0.05),
      title: step(0.92, 0.035),
      action: atLuminance({ ...brand, c: Math.min(brand.c, 0.1) }, 0.5),
      'action-hover': atLuminance({ ...brand, c: Math.min(brand.c, 0.08) }, 0.62),
      'on-action': deepest,
      surface: step(0.195, 0.02),
      'neutral-50': step(0.225, 0.02),
      'neutral-100': step(0.255, 0.02),
      'neutral-200': step(0.32, 0.02),
      'neutral-300': step(0.42, 0.025),
    },
  }
}

/** The palette as the text of a style element, its dark scheme on screens only. */
export function paletteStyle({ light, dark }: Palette): string {
  return `:root{${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
}

function declarations(tokens: Record<string, Hex>): string {
  return Object.entries(tokens)
    .map(([name, hex]) => `--color-${name}:${hex}`)
    .join(';')
}

/** Amber; sky with a primary that is warm itself. */
function accentFor({ h, c }: Oklch): Oklch {
  const isWarm = c >= 0.02 && h > 10 && h < 125
  return isWarm ? { l: 0.75, c: 0.13, h: 230 } : { l: 0.769, c: 0.165, h: 70 }
}

/** The accent, lightened until its text is readable on it and it contrasts with a deep area. */
function accentOf(accent: Oklch, deep: Hex, deepest: Hex): Oklch {
  for (let l = Math.min(accent.l, 0.95); l < 0.95; l += 0.01) {
    const hex = toHex({ ...accent, l })
    if (contrast(hex, deepest) >= 7 && contrast(hex, deep) >= 3.1) return { ...accent, l }
  }
  return { ...accent, l: 0.95 }
}

/** The colour with the lightness at which it has this luminance: luminance grows with lightness. */
function atLuminance(colour: Oklch, wanted: number): Hex {
  let [low, high] = [0, 1]
  for (let round = 0; round < 16; round += 1) {
    const l = (low + high) / 2
    if (luminance(toHex({ ...colour, l })) < wanted) low = l
    else high = l
  }
  return toHex({ ...colour, l: (low + high) / 2 })
}
