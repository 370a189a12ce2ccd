// Hostile uploads: memory and time of a form of half a million empty parts, and of pictures with too many pixels.
// Run: node bench/uploads.ts          (writes bench/uploads.md)

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { Refusal } from '#kit/refusal.ts'
import { hashPassword, isPassword } from '#platform/passwords.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import { pictureProcess } from '#platform/picture-queue.server.ts'
import { readForm } from '#platform/request-body.server.ts'
import { reportFigure } from './figures.ts'
import { medianMs, thisMachine } from './own-database.ts'

const parts = 479_349
const lane = { known: true, network: 'bench' }

const form = await measureForm()
const pictures = await measurePictures()
await writeFile('bench/uploads.md', report(form, pictures))
reportFigure({ name: 'CPU of a form of half a million parts, ms', value: form.cpuMs, aim: 200, direction: 'at most' })
const slower = pictures.allowed.signInMs / pictures.idle
reportFigure({ name: 'a password while pictures are drawn, of one alone', value: slower, aim: 3, direction: 'at most' })

async function measureForm() {
  const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'
  const thousand = Buffer.from(part.repeat(1000))
  const body = Readable.toWeb(Readable.from(Array.from({ length: Math.ceil(parts / 1000) }, () => thousand)))
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const [memory, cpu] = [process.memoryUsage().rss, process.cpuUsage()]
  const key = await readForm(request, 40 * 1024 * 1024).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? error.key : String(error)),
  )
  const { user, system } = process.cpuUsage(cpu)
  return { key, cpuMs: (user + system) / 1000, megabytes: (process.memoryUsage().rss - memory) / 1e6 }
}

/** Five pictures of 6,300 × 6,300 pixels in 16 bits, interlaced, and five allowed ones, during repeated sign-ins. */
async function measurePictures() {
  const hash = await hashPassword('correct horse battery', lane)
  const signIn = () => medianMs(15, () => isPassword(hash, 'correct horse battery', lane))
  const measure = async (bytes: Uint8Array) => {
    const started = performance.now()
    const drawing = Promise.all(Array.from({ length: 5 }, () => cleanPhoto(bytes, { maxSide: 2400 })))
    const [signInMs] = await Promise.all([signIn(), drawing])
    return {
      kilobytes: bytes.length / 1024,
      signInMs,
      seconds: (performance.now() - started) / 1000,
      megabytes: peak(),
    }
  }
  const idle = await signIn()
  const refused = await measure(await picture(6300, 'rgb16'))
  const allowed = await measure(await picture(6300, 'srgb'))
  return { idle, refused, allowed }
}

function picture(side: number, space: 'rgb16' | 'srgb'): Promise<Uint8Array> {
  const flat = sharp({ create: { width: side, height: side, channels: 3, background: '#0ea5e9' } })
  return flat.toColourspace(space).png({ progressive: true, compressionLevel: 9 }).toBuffer()
}

/** Maximum memory of the picture process, in megabytes. */
function peak(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pictureProcess()}/status`, 'utf8'))![1]) / 1000
}

type Pictures = Awaited<ReturnType<typeof measurePictures>>

function report(form: Awaited<ReturnType<typeof measureForm>>, { idle, refused, allowed }: Pictures): string {
  const row = (name: string, { kilobytes, seconds, signInMs, megabytes }: Pictures['refused']) =>
    `| ${name} | ${kilobytes.toFixed(0)} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${signInMs.toFixed(0)} |`
  return `# Hostile uploads

${thisMachine()}.

A form of 33.6 MB with ${parts.toLocaleString('en')} empty parts is refused (\`${form.key}\`) after ${form.cpuMs.toFixed(0)} ms of CPU; memory grows by ${form.megabytes.toFixed(0)} MB.
Before parts were bounded: 10,600 ms and 1 GB.

Five interlaced PNG of 6,300 × 6,300 pixels at once, in the picture process; a password takes ${idle.toFixed(0)} ms when there are none. Before, in the server
itself: 2,200 MB, and a password waited 120 times as long.

| pictures | KB each | seconds for five | peak memory, MB | a password meanwhile, ms |
| --- | ---: | ---: | ---: | ---: |
${row('16 bits: refused by their header', refused)}
${row('8 bits: drawn', allowed)}
`
}
