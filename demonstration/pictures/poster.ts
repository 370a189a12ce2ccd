// Drawing of the poster about saving water.

import { outline } from '../lettering.ts'
import { gagri, tap } from './objects.ts'
import { backdrop, land } from './landscape.ts'
import { box, ink, picture, shape } from './svg.ts'

/** An upright poster of 900 × 1270 with its words in both languages, drawn as outlines. */
export function posterPicture(): string {
  const ground = { width: 900, height: 1270, seed: 5, light: 'morning' as const }
  return picture(
    900,
    1270,
    [
      backdrop(ground, 0.6),
      land(ground, 790),
      tap(360, 1080, 2.1, false),
      gagri(560, 1090, 2),
      box(0, 0, 900, 250, ink.deep),
      centred('पानी बचाऔँ', 'bold', 92, 125, ink.white),
      centred('Save water', 'bold', 52, 210, ink.marigold),
      box(0, 1130, 900, 140, ink.white),
      centred('चुहिने धारा तुरुन्त मर्मत गरौँ', 'bold', 38, 1188, ink.deep),
      centred('Mend a dripping tap at once · नमुना / sample', 'regular', 26, 1236, ink.blue),
    ].join(''),
  )
}

function centred(text: string, weight: 'regular' | 'bold', size: number, y: number, fill: string): string {
  const { width } = outline(text, weight, size, 0, y)
  return shape(outline(text, weight, size, 450 - width / 2, y).d, fill)
}
