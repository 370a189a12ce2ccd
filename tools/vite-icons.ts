// Vite plugin: the rules of the icons, from the drawings in `src/ui/icons.svg`. All drawings are one picture: a browser takes milliseconds of a
// telephone's processor for each picture of a style sheet.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const sheets = ['public.css', 'signed-in.css']
const size = 24

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split('?')
      // The module that names the address of a sheet (`?url`) imports the sheet itself.
      return sheets.includes(basename(path)) && query !== 'url' ? code + iconRules() : undefined
    },
  }
}

/** The names of the drawings, in their order. */
export function iconDrawings(): { name: string; drawing: string }[] {
  const file = readFileSync(new URL('../src/ui/icons.svg', import.meta.url), 'utf8')
  return [...file.matchAll(/^ {2}<svg id="([a-z]+)"(.*)$/gm)].map(([, name = '', drawing = '']) => ({ name, drawing }))
}

/** Style rules: the picture, and the place of each icon in it. */
function iconRules(): string {
  const drawings = iconDrawings()
  const places = drawings.map(({ name }, place) => `.icon-${name} { --icon: ${place}; }`)
  const picture = `.icon::before { --last-icon: ${drawings.length - 1}; --icons: url("data:image/svg+xml,${encoded(pictureOf(drawings))}"); }`
  return `@layer components {\n${[picture, ...places].join('\n')}\n}\n`
}

function pictureOf(drawings: readonly { drawing: string }[]): string {
  const placed = drawings.map(({ drawing }, place) => `<svg y="${place * size}"${drawing}`)
  const box = `viewBox="0 0 ${size} ${size * drawings.length}"`
  const line = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${line}>${placed.join('')}</svg>`
}

/** As an address in double quotes. */
function encoded(svg: string): string {
  return svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
}
