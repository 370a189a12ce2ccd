// Small valid files of each type for uploads in tests.

import { crc32, deflateSync } from 'node:zlib'
import { oldExcelFile, oldWordFile } from './old-office-files.ts'

export type SampleKind = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'png' | 'jpg' | 'zip'

/** The smallest valid file of a type; another `text` gives other bytes. */
export function sampleFile(kind: SampleKind, text = 'नमुना'): Uint8Array {
  if (kind === 'pdf')
    return bytes(`%PDF-1.7\n% ${text}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)
  if (kind === 'docx') return zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': text })
  if (kind === 'xlsx') return zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': text })
  if (kind === 'zip') return zipOf({ 'read-me.txt': text })
  if (kind === 'png') return png()
  if (kind === 'jpg') return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...bytes(`JFIF\0${text}`), 0xff, 0xd9])
  return kind === 'doc' ? oldWordFile({ pieces: [text] }) : oldExcelFile({ text })
}

/** An archive of stored (not compressed) files. */
export function zipOf(files: Record<string, string>): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, nameBytes, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0)
  end.writeUInt16LE(centrals.length, 8)
  end.writeUInt16LE(centrals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

function png(): Uint8Array {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.from([0, 255]))
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
