// Generator of hostile form requests, reproducible by seed.

import sharp from 'sharp'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import type { Fields } from '#kit/validation/fields.ts'
import type { FormDefinition } from '#kit/validation/form.ts'

/** One request: the path below the API, and what `world.api` sends. */
export type HostileRequest = {
  /** Name of the defect, for failure messages; 'valid' for a valid request. */
  trick: string
  path: string
  body: unknown
  headers: Record<string, string>
  authorization?: string
}

/** Random numbers from 0 to 1, reproducible by seed. */
export type Random = () => number

/** Mulberry32, by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A form with valid values; `names` are the values of its path parameters. */
export type Target = {
  /** `/customer/complaints/{orgId}`, or the address of a page. */
  address: string
  names: Record<string, string>
  input: FormDefinition
  /** Encoding: pages without script take forms, API rows JSON, some rows both. */
  takes: 'json' | 'form' | 'both'
  values: Record<string, unknown>
}

/** Pictures and archives of the requests, generated once. */
export type Uploads = { photo: File; files: [trick: string, file: File][] }

/** The next request to a target: one in twelve is valid, the others have one to three defects. */
export function hostileRequest(target: Target, uploads: Uploads, random: Random): HostileRequest {
  const { takes, input, names } = target
  const values = { ...target.values, ...freshValues(input.fields, random) }
  const path = pathOf(target)
  const asForm = takes === 'form' || (takes === 'both' && random() < 0.5)
  const kind = random()
  if (kind < 1 / 12) return { trick: 'valid', path, ...packed(values, asForm, uploads) }
  if (kind < 0.22) return { path, ...brokenTransport(values, random) }
  if (kind < 0.28 && Object.keys(names).length > 0)
    return { ...hostilePath(target, random), ...packed(values, takes === 'form', uploads) }
  if (takes !== 'json' && kind < 0.5) return { path, ...hostileFiles(values, uploads, random) }
  const wrong = Array.from({ length: 1 + Math.floor(random() * 3) }, () => corrupt(values, input.fields, random))
  return { trick: wrong.join(', '), path, ...packed(values, asForm, uploads) }
}

/** Decompression bombs and files with a false type, generated once per run. */
export async function prepareUploads(): Promise<Uploads> {
  const colour = { channels: 3, background: '#0ea5e9' } as const
  const picture = sharp({ create: { width: 40, height: 30, ...colour } })
  const jpeg = new Uint8Array(
    await picture
      .withExif({ IFD0: { Make: 'HostilePhone' }, IFD3: { GPSLatitude: '26/1 40/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
  )
  const wide = new Uint8Array(
    await sharp({ create: { width: 3000, height: 2000, ...colour } })
      .png()
      .toBuffer(),
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"><image href="file:///etc/passwd"/></svg>'
  return {
    photo: named(jpeg, 'tap.jpg'),
    files: [
      ['a picture of 60,000 pixels a side in a few bytes', named(pngOf(60_000, 60_000), 'bomb.png', 'image/png')],
      ['a picture of nothing by nothing', named(pngOf(0, 0), 'empty.png', 'image/png')],
      ['half a picture', named(jpeg.subarray(0, jpeg.length / 2), 'half.jpg')],
      ['a drawing that names a file', named(svg, 'drawing.jpg')],
      ['a drawing with its true type', named(svg, 'drawing.svg', 'image/svg+xml')],
      ['text', named('<script>alert(1)</script>', 'a.jpg')],
      ['a page', named('<html><script>alert(1)</script>', 'a.html', 'text/html')],
      ['an archive of zeros', named(gzipSync(new Uint8Array(5_000_000)), 'zeros.jpg')],
      ['a picture with an archive behind it', named(Buffer.concat([jpeg, Buffer.from('PK\x03\x04zeros')]), 'both.jpg')],
      ['nothing in it', named('', 'nothing.jpg')],
      ['a path for a name', named(jpeg, '../../../../etc/passwd')],
      ['a null in its name', named(jpeg, 'a\u0000.jpg')],
      ['a name that reads backwards', named(jpeg, 'gpj.\u202eexe')],
      ['a long name', named(jpeg, `${'x'.repeat(5000)}.jpg`)],
      ['a false type', named(jpeg, 'a.jpg', 'application/x-msdownload')],
      ['a large picture', named(wide, 'wide.png', 'image/png')],
      ['nine megabytes of noise', named(new Uint8Array(9 * 1024 * 1024).fill(7), 'noise.jpg')],
    ],
  }
}

const texts: [trick: string, value: string][] = [
  ['script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a formula', "=cmd|' /C calc'!A0"],
  ['SQL', "'; drop table complaints; --"],
  ['a template', '{{constructor.constructor("return process")()}} ${7*7}'],
  ['control characters', 'a\u0000b\u0007c\u001b[31md\u007f\u0085'],
  ['text that reads backwards', '\u202Egnp.exe\u2066\u200F'],
  ['invisible characters', '\u200B\u2060\uFEFF\u00AD'],
  ['half of a character', 'a\uD800b\uDFFF'],
  ['stacked marks', `a${'\u0301'.repeat(3000)}`],
  ['a family of joiners', '👨‍👩‍👧‍👦'.repeat(400)],
  ['a path', '../../../../etc/passwd'],
  ['a header', 'a@b.np\r\nBcc: everybody@c.np'],
  ['ten thousand characters', 'क'.repeat(10_001)],
  ['three hundred thousand characters', 'x'.repeat(300_000)],
  ['blanks', ' \u3000\t\n'],
  ['a number without end', '1e999'],
  ['not a number', 'NaN'],
  ['hexadecimal', '0x7fffffff'],
  ['a number too large', '99999999999999999999999'],
  ['a negative zero', '-0'],
  ['a prototype', '__proto__'],
  ['a name of the language', 'constructor'],
  ['JSON', '{"$ne":null}'],
  ['digits of three scripts', '१2٣'],
  ['a date that is none', '2083-13-45'],
]

const wrongValues: [trick: string, value: unknown][] = [
  ['null', null],
  ['a number', 5],
  ['a fraction', -1.5],
  ['an enormous number', 1e308],
  ['a boolean', true],
  ['a list', ['a', 'b']],
  ['a list in a list', [[['a']]]],
  ['an object', { toString: 'x', length: 3, valueOf: null }],
  ['a deep object', deep(400)],
  ['a long list', Array.from({ length: 3000 }, (_, index) => index)],
  ['an empty list', []],
]

/** Valid values that belong to someone else. */
const others: Record<string, string> = { phone: '9812345678', sentPhone: '9812345678', code: 'C-2222-2222' }

/** Changes one value in place and returns the name of the defect. Multipart forms send every value as text. */
function corrupt(values: Record<string, unknown>, fields: Fields, random: Random): string {
  const name = pick(Object.keys(fields), random)
  const way = random()
  if (way < 0.1) {
    delete values[name]
    return `${name}: left out`
  }
  if (way < 0.3 && Object.hasOwn(others, name)) {
    values[name] = others[name]
    return `${name}: value of another user`
  }
  const [trick, value] = way < 0.65 ? pick(texts, random) : pick(wrongValues, random)
  values[name] = value
  return `${name}: ${trick}`
}

function brokenTransport(values: Record<string, unknown>, random: Random) {
  const json = JSON.stringify(withoutFiles(values))
  const ways: [trick: string, type: string, body: Uint8Array | string][] = [
    ['no type', '', json],
    ['another type', 'text/xml', '<a/>'],
    ['a type of its own', `application/json${'x'.repeat(5000)}`, json],
    ['broken JSON', 'application/json', json.slice(0, -1)],
    ['JSON that is a list', 'application/json', '[1,2]'],
    ['JSON that is null', 'application/json', 'null'],
    ['JSON with the same name twice', 'application/json', json.replace('{', '{"phone":1,')],
    ['JSON with a prototype', 'application/json', json.replace('{', '{"__proto__":{"consent":true},')],
    ['JSON without end', 'application/json', '['.repeat(100_000)],
    [
      'broken UTF-8',
      'application/json',
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xc0, 0x80, 0xed]), Buffer.from('"}')]),
    ],
    ['packed JSON', 'application/json', gzipSync(json)],
    ['a form without boundary', 'multipart/form-data', 'x'],
    [
      'a form that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nSita',
    ],
    ['a form part without name', 'multipart/form-data; boundary=x', '--x\r\n\r\nSita\r\n--x--\r\n'],
    [
      'a form of broken UTF-8',
      'multipart/form-data; boundary=x',
      Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
        Buffer.from([0xff, 0xfe, 0xc3]),
        Buffer.from('\r\n--x--\r\n'),
      ]),
    ],
    ['a form of five thousand fields', 'application/x-www-form-urlencoded', 'name=a&'.repeat(5000)],
    ['zeros', 'application/octet-stream', new Uint8Array(100_000)],
    ['two megabytes', 'application/json', `{"name":"${'x'.repeat(2_000_000)}"}`],
    ['nothing', 'application/json', ''],
  ]
  const [trick, type, body] = pick(ways, random)
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  return { trick, body: bytes, headers: type ? { 'content-type': type } : ({} as Record<string, string>) }
}

function hostilePath(target: Target, random: Random) {
  const name = pick(Object.keys(target.names), random)
  const value = pick(
    ['%00', '..%2f..%2fetc', '%ff%fe', '%F0%9F%92%A7', '-1', '1e9', 'x'.repeat(3000), "1'--", '%2e%2e'],
    random,
  )
  return {
    trick: `${name} in the path: ${value.slice(0, 20)}`,
    path: pathOf({ ...target, names: { ...target.names, [name]: value } }),
  }
}

function hostileFiles(values: Record<string, unknown>, { files, photo }: Uploads, random: Random) {
  const form = formOf(values)
  const names = filesOf(values)
  const [trick, file] = pick(files, random)
  const name = names.length > 0 ? pick(names, random) : 'photos'
  form.delete(name)
  form.append(name, file)
  if (random() < 0.2) for (let more = 0; more < 60; more += 1) form.append(name, photo)
  return { trick, body: form, headers: {} }
}

function packed(values: Record<string, unknown>, asForm: boolean, { photo }: Uploads) {
  if (!asForm) return { body: withoutFiles(values), headers: {} }
  const form = formOf(values)
  for (const name of filesOf(values)) form.append(name, photo)
  return { body: form, headers: {} }
}

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || isFiles(value)) continue
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value])
      form.append(name, typeof one === 'object' ? JSON.stringify(one).slice(0, 5000) : String(one))
  }
  return form
}

const filesHere = Symbol('files')
/** Placeholder for files in a target's values. */
export const someFiles = { [filesHere]: true }

function isFiles(value: unknown): boolean {
  return value === someFiles
}

function filesOf(values: Record<string, unknown>): string[] {
  return Object.keys(values).filter((name) => isFiles(values[name]))
}

function withoutFiles(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isFiles(value)))
}

/** A new phone and submission key for every request, so that limits and idempotency do not hide other defects. */
function freshValues(fields: Fields, random: Random): Record<string, unknown> {
  const fresh: Record<string, unknown> = {}
  if (fields.phone && !('code' in fields)) fresh.phone = `984${digits(7, random)}`
  for (const name of ['submission', 'idempotencyKey']) if (fields[name]) fresh[name] = `h-${digits(16, random)}`
  return fresh
}

function pathOf({ address, names }: Target): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '1')
}

function pick<T>(from: readonly T[], random: Random): T {
  return from[Math.floor(random() * from.length)]!
}

function digits(count: number, random: Random): string {
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
}

function deep(levels: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}

function named(bytes: Uint8Array | string, name: string, type = 'image/jpeg'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
}

/** A PNG whose header declares more pixels than its data has. */
function pngOf(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const body = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
