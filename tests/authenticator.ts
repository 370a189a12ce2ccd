// Authenticator of tests: makes a passkey (P-256, no attestation) and signs with it, as the device of a person would.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a page of this origin is given; `verified: false` as if the person had not been asked for finger or screen lock. */
type At = { origin: string; verified?: boolean }

export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const [id, bytes] = [randomBytes(32), (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))]
  // COSE: key type EC2, algorithm ES256, curve P-256, coordinates.
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x!)],
    [-3, bytes(y!)],
  ])
  let counter = 0

  return {
    make(challenge: string, { origin, verified = true }: At) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
      const authData = Buffer.concat([authenticatorData(origin, 0x40, verified), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(Buffer.from(isoCBOR.encode(attestation as never))),
      }
    },
    answer(challenge: string, { origin, verified = true }: At) {
      const client = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(origin, 0, verified)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        id: id.toString('base64url'),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
      }
    },
  }

  /** Hash of the RP ID, flags (present, verified, with credential), signature counter. */
  function authenticatorData(origin: string, flags: number, verified: boolean): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    const host = createHash('sha256').update(new URL(origin).hostname).digest()
    return Buffer.concat([host, Buffer.from([flags | 0x01 | (verified ? 0x04 : 0)]), count])
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}
