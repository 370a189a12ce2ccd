// Signatures as the gateways document them, written with Web Crypto apart from the product's own, and held to the same vectors.

const { subtle } = globalThis.crypto
const bytes = (text: string) => new TextEncoder().encode(text)

/** Of eSewa: base64. */
export async function sha256Signature(key: string, message: string): Promise<string> {
  return Buffer.from(await signed('SHA-256', key, message)).toString('base64')
}

/** Of Fonepay: hex, in lower case. */
export async function sha512Signature(key: string, message: string): Promise<string> {
  return Array.from(new Uint8Array(await signed('SHA-512', key, message)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whether a merchant of connectIPS signed the message: RSASSA-PKCS1-v1_5 over SHA-256. `spki` and `token` are base64. */
export async function isSignedBy(spki: string, message: string, token: string): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await subtle.importKey('spki', Buffer.from(spki, 'base64'), algorithm, false, ['verify'])
  return subtle.verify(algorithm.name, key, Buffer.from(token, 'base64'), bytes(message))
}

async function signed(hash: string, key: string, message: string): Promise<ArrayBuffer> {
  const imported = await subtle.importKey('raw', bytes(key), { name: 'HMAC', hash }, false, ['sign'])
  return subtle.sign('HMAC', imported, bytes(message))
}
