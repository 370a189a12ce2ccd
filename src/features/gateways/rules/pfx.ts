// The private key of a PKCS #12 file (PFX), which the runtime can use for TLS but not sign with.

import { createPrivateKey, type KeyObject } from 'node:crypto'

/** An element of DER or BER. `constructed` ones have elements as content. */
type Element = { tag: number; whole: Buffer; content: Buffer }

const tags = { octets: 0x04, object: 0x06, sequence: 0x30, constructedOctets: 0x24, explicit: 0xa0 }
const objects = {
  data: '2a864886f70d010701',
  keyBag: '2a864886f70d010c0a0101',
  encryptedKeyBag: '2a864886f70d010c0a0102',
}

/**
 * The first private key of the file. Undefined when the file is none, has no key in its unencrypted part (where OpenSSL, Java and Windows
 * put the key, itself encrypted), or the password is another.
 */
export function privateKeyOf(pfx: Buffer, password: string): KeyObject | undefined {
  try {
    const bag = bagsOf(pfx).find(({ kind }) => kind === objects.encryptedKeyBag || kind === objects.keyBag)
    if (!bag) return undefined
    return createPrivateKey({ key: bag.value, format: 'der', type: 'pkcs8', passphrase: password })
  } catch {
    return undefined
  }
}

/** PFX → authenticated safe → contents that are plain data → bags. */
function bagsOf(pfx: Buffer): { kind: string; value: Buffer }[] {
  const [, authenticated] = elementsOf(readElement(pfx, 0).content)
  const contents = elementsOf(elementOf(dataOf(authenticated)).content)
  return contents.flatMap((content) => {
    const data = dataOf(content)
    return data.length === 0 ? [] : elementsOf(elementOf(data).content).map(bagOf)
  })
}

function bagOf(bag: Element): { kind: string; value: Buffer } {
  const [kind, value] = elementsOf(bag.content)
  return { kind: kind?.content.toString('hex') ?? '', value: elementsOf(value?.content ?? Buffer.alloc(0))[0]!.whole }
}

/** The octets of a ContentInfo of type data; empty for another type. */
function dataOf(content: Element | undefined): Buffer {
  if (content?.tag !== tags.sequence) throw new Error('no content')
  const [type, explicit] = elementsOf(content.content)
  if (type?.tag !== tags.object || type.content.toString('hex') !== objects.data) return Buffer.alloc(0)
  if (explicit?.tag !== tags.explicit) throw new Error('no data')
  return octetsOf(elementOf(explicit.content))
}

function octetsOf({ tag, content }: Element): Buffer {
  if (tag === tags.octets) return content
  if (tag !== tags.constructedOctets) throw new Error('no octets')
  return Buffer.concat(elementsOf(content).map(octetsOf))
}

function elementOf(bytes: Buffer): Element {
  return readElement(bytes, 0)
}

function elementsOf(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length; at += found.at(-1)!.whole.length) found.push(readElement(bytes, at))
  return found
}

/** Definite lengths, and the indefinite ones of BER that end with two zero bytes. */
function readElement(bytes: Buffer, at: number): Element {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) throw new Error('cut short')
  if (first === 0x80) return readIndefinite(bytes, at, tag)
  const count = first < 0x80 ? 0 : first & 0x7f
  if (count > 3) throw new Error('too long')
  const start = at + 2 + count
  const length = count === 0 ? first : bytes.readUIntBE(at + 2, count)
  if (start + length > bytes.length) throw new Error('cut short')
  return { tag, whole: bytes.subarray(at, start + length), content: bytes.subarray(start, start + length) }
}

function readIndefinite(bytes: Buffer, at: number, tag: number): Element {
  let end = at + 2
  while (bytes[end] !== 0 || bytes[end + 1] !== 0) end += readElement(bytes, end).whole.length
  return { tag, whole: bytes.subarray(at, end + 2), content: bytes.subarray(at + 2, end) }
}
