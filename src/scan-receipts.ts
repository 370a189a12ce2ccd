// Scanning of a receipt's QR code on the page that verifies receipts: by the camera, or in a photo.

import { maxCodeLength } from '#features/receipts/contract/receipt.ts'
import type { decodeQr } from './decode-qr.ts'

type Picture = HTMLVideoElement | ImageBitmap
type Detect = (picture: Picture) => Promise<string[]>

/** Of Shape Detection, which some browsers have; TypeScript does not know it. */
type Detector = { detect: (picture: Picture) => Promise<{ rawValue: string }[]> }
type Detectors = { new (wanted: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

const pauseMs = 150
/** Longer sides of the pictures in which a code is looked for: a photo may be too large or too blurred to be read at once. */
const sides = [1000, 1600, 500]

/** Shows the section, and calls `onCode` with the code of the first receipt that is seen. `decoder`: address of the script for browsers that read no QR codes. */
export function offerScanning(section: HTMLElement, decoder: string, onCode: (code: string) => void): void {
  const part = <E extends HTMLElement>(name: string) => section.querySelector<E>(`[data-scan=${name}]`)!
  const [start, end, view, photo] = [part('start'), part('stop'), part('view'), part<HTMLInputElement>('photo')]
  const video = view.querySelector('video')!
  let stream: MediaStream | undefined
  section.hidden = false
  start.hidden = !('mediaDevices' in navigator)
  start.addEventListener('click', () => void open())
  end.addEventListener('click', () => {
    stop()
    start.focus()
  })
  photo.addEventListener('change', () => void readPhoto())
  addEventListener('pagehide', stop)

  function showText(text: string | undefined): void {
    for (const each of section.querySelectorAll<HTMLElement>('[data-said-of-scan]'))
      each.hidden = each.dataset['saidOfScan'] !== text
  }

  async function open(): Promise<void> {
    stop()
    showText('starting')
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
    } catch (error) {
      return showText(refusalOf(error))
    }
    const own = stream
    start.hidden = true
    view.hidden = false
    end.focus()
    video.srcObject = own
    await video.play().catch(() => undefined)
    const detect = await detectorOf(decoder).catch(() => undefined)
    if (!detect) {
      stop()
      return showText('unable')
    }
    showText('looking')
    while (stream === own) {
      const texts = video.readyState >= 2 ? await detect(video).catch(() => []) : []
      if (stream === own && found(texts)) return stop()
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  }

  function stop(): void {
    for (const track of stream?.getTracks() ?? []) track.stop()
    stream = undefined
    video.srcObject = null
    view.hidden = true
    start.hidden = !('mediaDevices' in navigator)
    showText(undefined)
  }

  async function readPhoto(): Promise<void> {
    const file = photo.files?.[0]
    if (!file) return
    stop()
    showText('reading')
    const detect = await detectorOf(decoder).catch(() => undefined)
    if (!detect) return showText('unable')
    const picture = await createImageBitmap(file).catch(() => undefined)
    const texts = picture ? await detect(picture).catch(() => []) : []
    photo.value = ''
    if (!found(texts)) showText(texts.length > 0 ? 'foreign' : 'unreadable')
  }

  function found(texts: readonly string[]): boolean {
    const code = texts.map(codeIn).find((each) => each !== undefined)
    if (code === undefined) {
      if (texts.length > 0) showText('foreign')
      return false
    }
    onCode(code)
    return true
  }
}

/** The code in what a QR code says: the address of a page that verifies receipts, whichever website's, or the code alone. */
function codeIn(text: string): string | undefined {
  const [, query = ''] = /^https?:\/\/[^/]+\/verify\?(.*)$/.exec(text) ?? []
  const code = query === '' ? text : (new URLSearchParams(query).get('code') ?? '')
  return code.length <= maxCodeLength && /^(?:[A-Z2-7]{100,}|R-[A-Z0-9]{4}-[A-Z0-9]{4})$/.test(code) ? code : undefined
}

function refusalOf(error: unknown): 'denied' | 'none' | 'busy' {
  const { name } = error as Error
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

/** The browser's own where it reads QR codes, else the decoder, which is loaded now. */
async function detectorOf(decoder: string): Promise<Detect> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: Detectors }
  const formats = Own ? await Own.getSupportedFormats().catch(() => []) : []
  if (Own && formats.includes('qr_code')) {
    const own = new Own({ formats: ['qr_code'] })
    return async (picture) => (await own.detect(picture)).map(({ rawValue }) => rawValue)
  }
  const { decodeQr: decode } = (await import(/* @vite-ignore */ decoder)) as { decodeQr: typeof decodeQr }
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  return async (picture) => {
    const [width, height] =
      picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
    // A frame of a video is followed by another; a photo is tried in each size.
    for (const side of picture instanceof HTMLVideoElement ? sides.slice(0, 1) : sides) {
      const scale = Math.min(1, side / Math.max(width, height))
      canvas.width = Math.max(1, Math.round(width * scale))
      canvas.height = Math.max(1, Math.round(height * scale))
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const text = decode(context.getImageData(0, 0, canvas.width, canvas.height))
      if (text !== undefined) return [text]
    }
    return []
  }
}
