// Virus scan of uploaded files by clamd, over its INSTREAM command.

import type { ClamdAddress } from './clamd-address.server.ts'
import { createConnection } from 'node:net'
import type { Socket } from 'node:net'
import { refuse } from '#kit/refusal.ts'
import type { FileStore } from './files.server.ts'
import { openFileStore } from './files.server.ts'
import { objectFileStore } from './object-files.server.ts'
import { openObjectStorage } from './object-storage.server.ts'

/** Where clamd listens: a socket of this machine, or a host and a port. */

/** The name of what was found, or undefined when the bytes are clean. Rejects when clamd cannot say. */
export type VirusScan = (bytes: Uint8Array) => Promise<string | undefined>

const timeoutMs = 60_000
/** clamd reads the bytes in chunks, each after its length. */
const chunkBytes = 64 * 1024

/** @example await clamdScan({ path: '/run/clamav/clamd.ctl' })(bytes) // 'Eicar-Signature' */
export function clamdScan(address: ClamdAddress): VirusScan {
  return async (bytes) => {
    const answer = await ask(createConnection(address), bytes)
    if (/^stream: OK$/.test(answer)) return undefined
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
    if (found === undefined) throw new Error(`clamd answered: ${answer.slice(0, 200) || 'nothing'}`)
    return found
  }
}

type StoreSettings = { clamdAddress?: ClamdAddress | undefined; filesUrl?: string | undefined }

/** The store of an installation: in the folder or in object storage, scanned where a scanner is configured. */
export function openConfiguredStore(folder: string, { clamdAddress: scanner, filesUrl }: StoreSettings): FileStore {
  const files = filesUrl === undefined ? openFileStore(folder) : objectFileStore(openObjectStorage(filesUrl), folder)
  return scanner ? scannedStore(files, clamdScan(scanner)) : files
}

/** A store that takes only bytes in which the scan finds nothing; while it cannot scan, it takes none. */
export function scannedStore(files: FileStore, scan: VirusScan): FileStore {
  return {
    ...files,
    namespace: (name) => scannedStore(files.namespace(name), scan),
    async put(bytes) {
      const found = await scan(bytes).catch((cause: unknown) => refuse('unavailable', 'file.not_scanned', { cause }))
      if (found !== undefined) refuse('invalid', 'file.virus', { cause: new Error(`the scan found ${found}`) })
      return files.put(bytes)
    },
  }
}

function ask(socket: Socket, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`clamd did not answer within ${timeoutMs} ms`)))
    socket.on('error', reject)
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('close', () => resolve(Buffer.concat(parts).toString('utf8').replace(/\0.*$/s, '').trim()))
    socket.on('connect', () => socket.write(commandOf(bytes)))
  })
}

/** The command, the chunks with their lengths, and a length of zero as the end; clamd answers and closes. */
function commandOf(bytes: Uint8Array): Buffer {
  const parts: Uint8Array[] = [Buffer.from('zINSTREAM\0')]
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes)
    parts.push(lengthOf(chunk.length), chunk)
  }
  return Buffer.concat([...parts, lengthOf(0)])
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
