// How many bytes and requests does a first visit to the first page and to a notice list take?
// Run: node bench/transfer.ts          (starts the product on a folder of its own; writes bench/transfer.md)

import { writeFile } from 'node:fs/promises'
import { languages } from '#kit/language.ts'
import { firstView, kilobytes } from '#tests/journeys/first-view.ts'
import startProduct from '#tests/journeys/product.ts'

const paths = ['/', '/notices/consumer-notice', '/news', '/tarrif-calculator']

const stop = await startProduct()
try {
  const rows: string[] = []
  for (const path of paths) {
    for (const language of languages) {
      const view = await firstView('damak', path, language)
      const parts = [view.html, view.css, view.script, view.fonts, view.all].map((bytes) => kilobytes(bytes).trim())
      rows.push(`| \`${path}\` ${language} | ${parts.join(' | ')} | ${view.requests} |`)
    }
  }
  await writeFile('bench/transfer.md', report(rows))
  process.stdout.write(`${rows.join('\n')}\n`)
} finally {
  await stop()
}

function report(rows: string[]): string {
  return `# Bytes of a first visit

Written by \`node bench/transfer.ts\`: what a browser that takes brotli is sent on its first visit, with nothing in its cache, in KB
(1,024 bytes), bodies only. Pictures are left out; they come after the text. Aim: 60 KB in all without pictures for a document. A page
with a form or a calculator loads React as well. \`tests/journeys/bytes.spec.ts\` holds every page to its budget.

| Page | HTML | CSS | Script | Fonts | In all | Requests |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

No font is sent: pages use the reader's own (decision 005).
`
}
