// Load generator for `pages.ts` in a process of its own, so that its CPU time is not counted.
// Run: node bench/load.ts PORT PATH HOST REQUESTS CONNECTIONS

import { connect } from 'node:net'

const [port = '', path = '/', host = '', requests = '1', connections = '1'] = process.argv.slice(2)
const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept-Language: en\r\nUser-Agent: bench\r\n\r\n`
let left = Number(requests)

await Promise.all(Array.from({ length: Number(connections) }, requestUntilDone))

/** One connection, one request after the other; a response ends by its Content-Length. */
function requestUntilDone(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let awaited = 0
    const send = () => {
      if (left <= 0) return void socket.end(() => resolve())
      left -= 1
      awaited = -1
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      awaited = awaited < 0 ? remaining(chunk) : awaited - chunk.length
      if (awaited === 0) send()
    })
  })
}

function remaining(chunk: Buffer): number {
  const head = chunk.indexOf('\r\n\r\n')
  const text = chunk.subarray(0, head).toString('latin1').toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(text)
  if (head < 0 || !length || !text.startsWith('http/1.1 200')) throw new Error(`not an answer to count: ${text}`)
  return Number(length[1]) + head + 4 - chunk.length
}
