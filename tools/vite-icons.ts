// Vite plugin: the rules of the icons, from the drawings in `src/ui/icons.svg`. All drawings are one picture of few paths: a browser takes
// milliseconds of a telephone's processor for each picture of a style sheet, and for hundreds of elements in it.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/ui/icons.svg', import.meta.url))
const sheets = ['public.css', 'signed-in.css']
const size = 24

export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split('?')
      // The module that names the address of a sheet (`?url`) imports the sheet itself.
      if (!sheets.includes(basename(path)) || query === 'url') return undefined
      this.addWatchFile(source)
      return code + iconRules()
    },
  }
}

/** `attributes`: those that differ from the attributes of all drawings. */
type Drawing = { name: string; paths: { data: string; attributes: string }[] }

/** The drawings in their order, and the attributes that all of them have. */
export function readDrawings(): { attributes: string; drawings: Drawing[] } {
  const file = readFileSync(source, 'utf8')
  const [, attributes = ''] = /^<svg ([^>]*)>$/m.exec(file)!
  const drawings = [...file.matchAll(/^ {2}<svg id="([a-z]+)"([^>]*)>(.*)<\/svg>$/gm)]
  return {
    attributes,
    drawings: drawings.map(([, name = '', ofAll = '', inside = '']) => ({
      name,
      paths: [...inside.matchAll(/<path d="([^"]*)"([^>]*)\/>/g)].map(([, data = '', own = '']) => ({
        data,
        attributes: ofAll + own,
      })),
    })),
  }
}

/** Style rules: the picture, and the place of each icon in it. */
function iconRules(): string {
  const { attributes, drawings } = readDrawings()
  const placed = drawings.flatMap(({ paths }, place) =>
    paths.map((path) => ({
      ...path,
      data: svgpath(path.data)
        .translate(0, place * size)
        .toString(),
    })),
  )
  // Paths with the same attributes are drawn as one.
  const drawn = Map.groupBy(placed, (path) => path.attributes)
  const paths = [...drawn].map(([own, parts]) => `<path d="${parts.map(({ data }) => data).join('')}"${own}/>`)
  const picture = `<svg ${attributes} viewBox="0 0 ${size} ${size * drawings.length}">${paths.join('')}</svg>`
  return `@layer components {
i::before { --last-icon: ${drawings.length - 1}; --icons: url("data:image/svg+xml,${encoded(picture)}"); }
${drawings.map(({ name }, place) => `.icon-${name} { --icon: ${place}; }`).join('\n')}
}
`
}

/** As an address in double quotes. */
function encoded(svg: string): string {
  return svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent)
}
