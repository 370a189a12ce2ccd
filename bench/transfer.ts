// Bytes and requests of a first visit to each page.
// Run: node bench/transfer.ts          (starts the product on a folder of its own; writes bench/transfer.md)

import { writeFile } from 'node:fs/promises'
import { languages } from '#kit/language.ts'
import { firstView, kilobytes, type FirstView } from '#tests/journeys/first-view.ts'
import { pages, samplePages } from '#tests/journeys/pages.ts'
import startProduct from '#tests/journeys/product.ts'
import { reportFigure } from './figures.ts'

/** A page that sends more has an island, and Preact with it. */
const maxScriptOfDocument = 10 * 1024

const stop = await startProduct()
try {
  const rows: string[] = []
  const views: FirstView[] = []
  const sizes = new Map<string, number>()
  for (const path of [...pages.damak, ...(await samplePages('damak', 'en'))]) {
    for (const language of languages) {
      const view = await firstView('damak', path, language, sizes)
      views.push(view)
      const parts = [view.html, view.css, view.script, view.fonts, view.all, view.scriptInUse].map((bytes) =>
        kilobytes(bytes).trim(),
      )
      rows.push(`| \`${path}\` ${language} | ${parts.join(' | ')} | ${view.requests} |`)
    }
  }
  await writeFile('bench/transfer.md', report(rows))
  const documents = views.filter(({ script }) => script <= maxScriptOfDocument).map(({ all }) => all)
  reportFigure({ name: 'largest document, KB', value: maxOf(documents), aim: 60, direction: 'at most' })
  const scripts = views.map(({ scriptInUse }) => scriptInUse)
  reportFigure({ name: 'largest script of a page in use, KB', value: maxOf(scripts), aim: 75, direction: 'at most' })
  process.stdout.write(`${rows.join('\n')}\n`)
} finally {
  await stop()
}

/** In kilobytes. */
function maxOf(values: readonly number[]): number {
  return Math.max(...values) / 1024
}

function report(rows: string[]): string {
  return `# Bytes of a first visit

Written by \`node bench/transfer.ts\`: what a browser that takes brotli is sent on its first visit, with nothing in its cache, in KB
(1,024 bytes), bodies only. Pictures are left out; they come after the text. Aim: 10 KB of script and 60 KB in all for a document. A form
(decisions 080, 335) loads Preact as well, at most 75 KB of script; a table and the calculator when somebody begins to use them (decision 164):
"in use". \`tests/journeys/bytes.spec.ts\` holds every page to its budget.

| Page | HTML | CSS | Script | Fonts | In all | Script in use | Requests |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

No font is sent: pages use the reader's own (decision 005).
`
}
