// Decoder of QR codes in pictures, which the page that verifies receipts loads where the browser reads none itself.

import decode from 'qr/decode.js'

/** Milliseconds for a picture that is hard to read. */
const timeLimit = 400

/** The text of the QR code in a picture; undefined where there is none that can be read. */
export function decodeQr({ data, width, height }: ImageData): string | undefined {
  try {
    return decode({ data, width, height }, { timeLimit })
  } catch {
    return undefined
  }
}
