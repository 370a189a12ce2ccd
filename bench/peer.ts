// The product's uncached pages beside a peer: the same bytes rendered by React on `node:http`, without framework and database.
// Run: node bench/peer.ts          (the built product with demonstration content; writes bench/peer.md)

import { writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { host, listen, log, withBuiltProduct } from './built-product.ts'
import { cpuPerRequest } from './cpu.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { median } from './quantile.ts'

type Row = { path: string; bytes: number; product: number; peer: number; ratio: number }

const paths = ['/', '/notices/consumer-notice', '/news', '/water-schedule']
const rounds = 9
const requests = 100
/** What the product does beside rendering: reads, policy hashes, validators, the log. */
const aim = 4

const rows: Row[] = []
let peerServer: (bytes: number) => Server
await withBuiltProduct(async ({ port, resources }) => {
  // A cache that has nothing.
  resources.pages.get = () => undefined
  resources.pages.previous = () => undefined
  // Loaded after NODE_ENV is set: React in development is ten times slower.
  peerServer = (await import('./peer-page.ts')).peerServer
  for (const path of paths) rows.push(await measure(path, port))
})
await writeFile('bench/peer.md', report())
for (const { path, ratio } of rows)
  reportFigure({
    name: `CPU of a new page ${path}, of its peer`,
    value: ratio,
    aim,
    direction: 'at most',
  })

async function measure(path: string, port: number): Promise<Row> {
  const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } })
  const bytes = (await page.arrayBuffer()).byteLength
  const peer = peerServer(bytes)
  const peerPort = await listen(peer)
  const pairs: { product: number; peer: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const peerMicroseconds = await cpuPerRequest(peerPort, '/', requests, 1)
    const productMicroseconds = await cpuPerRequest(port, path, requests, 1)
    const pair = { peer: peerMicroseconds / 1000, product: productMicroseconds / 1000 }
    // The first round warms up.
    if (round > 0) pairs.push(pair)
  }
  peer.closeAllConnections()
  peer.close()
  const row = {
    path,
    bytes,
    product: median(pairs.map((pair) => pair.product)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.product / pair.peer)),
  }
  log(JSON.stringify(row))
  return row
}

function report(): string {
  const lines = rows.map(
    ({ path, bytes, product, peer, ratio }) =>
      `| \`${path}\` | ${(bytes / 1024).toFixed(0)} | ${product.toFixed(2)} | ${peer.toFixed(2)} | ${ratio.toFixed(2)} |`,
  )
  return `# A new page and its peer

Written by \`node bench/peer.ts\` on ${thisMachine()}. CPU of the process for a page that is not cached, median of ${rounds}
rounds of ${requests} requests, in turns with a peer (\`bench/peer-page.ts\`): a list of as many bytes rendered by React on \`node:http\` and compressed alike, without
framework, data, policy, validator or log. Aim: at most ${aim} times.

| Page | HTML, KB | Product, ms | Peer, ms | Ratio |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}
