// Objects in S3-compatible storage: put, get, list, copy and remove, signed with AWS Signature Version 4.

import { AwsClient } from 'aws4fetch'
import { instantOf } from '#kit/calendar/instant.ts'

/** A bucket and the prefix of every key in it. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** False where there is none. */
  copy(from: string, to: string): Promise<boolean>
  /** Every object below the prefix, in the order of the keys. */
  list(prefix: string): AsyncGenerator<StoredObject>
}

export type StoredObject = { key: string; size: number; modifiedAt: Date }

/** Longer than a slow line takes for the largest file. */
const timeoutMs = 120_000
const maxTries = 4

/** @param url `https://ACCESS_KEY:SECRET@host/bucket/prefix?region=ap-south-1` */
export function openObjectStorage(url: string): ObjectStorage {
  const { username, password, origin, pathname, searchParams } = new URL(url)
  const [bucket = '', ...below] = pathname.split('/').filter(Boolean)
  const prefix = below.map((part) => `${part}/`).join('')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  })
  const address = (key: string) => `${origin}/${bucket}/${prefix}${key}`

  async function ask(method: string, to: string, init: { body?: BodyInit; headers?: Record<string, string> } = {}) {
    for (let tries = 1; ; tries += 1) {
      const answer = await client.fetch(to, { method, ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(asError)
      if (answer instanceof Response && (answer.ok || answer.status === 404)) return answer
      const reason = answer instanceof Error ? answer : await refusalOf(method, answer)
      const isPassing = answer instanceof Error || answer.status >= 500 || answer.status === 429
      if (!isPassing || tries === maxTries) throw reason
      await new Promise((resolve) => setTimeout(resolve, 100 * 4 ** tries))
    }
  }

  return {
    async put(key, bytes) {
      await discard(await ask('PUT', address(key), { body: new Uint8Array(bytes) }))
    },
    async get(key) {
      const answer = await ask('GET', address(key))
      if (answer.status === 404) return discard(answer)
      return new Uint8Array(await answer.arrayBuffer())
    },
    has: async (key) => (await ask('HEAD', address(key))).status === 200,
    async remove(key) {
      await discard(await ask('DELETE', address(key)))
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}/${prefix}${from}` }
      const answer = await ask('PUT', address(to), { headers })
      await discard(answer)
      return answer.status === 200
    },
    async *list(start) {
      let after = ''
      do {
        const query = new URLSearchParams({ prefix: `${prefix}${start}` })
        if (after) query.set('marker', after)
        const xml = await (await ask('GET', `${origin}/${bucket}?${query}`)).text()
        const objects = objectsIn(xml)
        for (const object of objects) yield { ...object, key: object.key.slice(prefix.length) }
        after = textOf(xml, 'IsTruncated') === 'true' ? (objects.at(-1)?.key ?? '') : ''
      } while (after)
    },
  }
}

function objectsIn(xml: string): StoredObject[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: textOf(object, 'Key') ?? '',
    size: Number(textOf(object, 'Size')),
    modifiedAt: instantOf(textOf(object, 'LastModified') ?? ''),
  }))
}

/** Keys are hashes and names of our own: nothing in them is escaped. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
}

async function refusalOf(method: string, answer: Response): Promise<Error> {
  const text = await answer.text()
  return new Error(`the object storage answered ${method} with ${answer.status} ${textOf(text, 'Code') ?? ''}`.trim())
}

async function discard(answer: Response): Promise<undefined> {
  await answer.arrayBuffer()
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
