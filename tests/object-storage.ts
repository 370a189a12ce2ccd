// S3-compatible storage of tests: s3rver on a folder of its own, behind a server that checks each signature, as s3rver does not.

import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export type TestStorage = { url: string; stop: () => Promise<void> }

/** The key and secret that s3rver knows. */
const [accessKey, secret] = ['S3RVER', 'S3RVER']

/** Starts it with an empty bucket. */
export async function startObjectStorage(): Promise<TestStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'khanepani-s3-'))
  const configureBuckets = [{ name: 'water' }]
  const storage = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port: behind } = await storage.run()
  const server = createServer((request, response) => pass(request, response, behind))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${accessKey}:${secret}@127.0.0.1:${port}/water/office?region=us-east-1`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await storage.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  if (!isSigned(request)) {
    request.resume()
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    return
  }
  const { method, url: path, headers } = request
  const passed = ask({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}

/** Signature Version 4, calculated as AWS documents it, for the headers that the request says it has signed. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, key, scope = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://storage')
  const query = [...searchParams].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const body = String(headers['x-amz-content-sha256'])
  const canonical = [method, pathname, query.toSorted().join('&'), lines.join(''), signed, body].join('\n')
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashed].join('\n')
  const signingKey = scope.split('/').reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`)
  return key === accessKey && signature === hmac(signingKey, toSign).toString('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
