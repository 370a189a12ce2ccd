// A second instance: how long after a notice was published, or withdrawn, on one instance visitors of another one still see the page before.
// Run: node bench/second-instance.ts          (the built product twice over one database; writes bench/second-instance.md)

import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { host, withBuiltProduct } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'

const path = '/notices/consumer-notice'
const publications = 30
const everyMs = 3

type Times = { published: number[]; withdrawn: number[] }
const times: Times = { published: [], withdrawn: [] }

await withBuiltProduct(async ({ port: first, resources, withSecond }) => {
  const org = resources.tenants.byId(487)!
  const office = () => systemContext(resources, org, 'bench')
  await withSecond(async (second) => {
    for (let number = 1; number <= publications; number += 1) {
      const title = `Supply of zone ${number} of the second instance`
      // Both have the page in their cache.
      await Promise.all([first, second].map((port) => read(port)))
      const { id } = await addItem(office(), document, {
        type: 'consumer',
        titleEn: title,
        titleNe: `${title} (जोन)`,
        publishedOn: '2026-11-20',
        filename: `zone-${number}.pdf`,
        bytes: sampleFile('pdf', title),
      })
      times.published.push(await untilSeen(second, (page) => page.includes(title)))
      await withdraw(office(), document, id, { en: 'Measured', ne: '' })
      times.withdrawn.push(await untilSeen(second, (page) => !page.includes(title)))
    }
  })
})
await writeFile('bench/second-instance.md', report())
for (const [name, each] of Object.entries(times) as [keyof Times, number[]][])
  reportFigure({ name: `${name}: longest, ms`, value: Math.max(...each), aim: 2000, direction: 'at most' })

async function read(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } })).text()
}

async function untilSeen(port: number, isSeen: (page: string) => boolean): Promise<number> {
  const begun = performance.now()
  while (!isSeen(await read(port))) await pause(everyMs)
  return performance.now() - begun
}

function report(): string {
  return `# From one instance to another

Written by \`node bench/second-instance.ts\` on ${thisMachine()}. A notice is ${publications} times published and withdrawn on one instance, whose pages and those of a
second one over the same database are in their caches. The time begins when the operation has ended and ends when a visitor of the second instance sees the list as it is now; a
copy of a page that is being rendered again counts as not seen ([167](../docs/decisions/167-copies-while-pages-are-rendered-again.md)).

| What | Median, ms | Longest, ms |
| --- | ---: | ---: |
${row('published')}
${row('withdrawn')}
`
}

function row(name: keyof Times): string {
  const sorted = times[name].toSorted((a, b) => a - b)
  return `| ${name} | ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} | ${Math.round(sorted.at(-1)!)} |`
}
