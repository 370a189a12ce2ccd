// What are the bytes of a demonstration document: PDF letter, spreadsheet, Word form or poster?

import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import sharp from 'sharp'
import writeXlsxFile from 'write-excel-file/node'
import { inDigits } from '#kit/language.ts'
import { writtenDate, type DemonstrationDocument } from './documents/document.ts'
import { demonstrationOrganisations } from './organisation-facts.ts'
import { writeLetter } from './pdf.ts'
import { posterPicture } from './pictures/poster.ts'

const signatory = { en: 'Office Chief (sample)', ne: 'कार्यालय प्रमुख (नमुना)' }

/** The file's bytes, the same on every run. */
export async function makeFile(document: DemonstrationDocument): Promise<Buffer> {
  if (document.kind === 'xlsx') return spreadsheet(document)
  if (document.kind === 'docx') return wordForm(document)
  if (document.kind === 'png') return sharp(Buffer.from(posterPicture())).png({ palette: true }).toBuffer()
  return letter(document)
}

function letter(document: DemonstrationDocument): Promise<Buffer> {
  const { name, address, emblem } = demonstrationOrganisations.find(({ orgId }) => orgId === document.orgId)!
  const { title, paragraphs, table } = document
  const date = writtenDate(document.publishedOn)
  return writeLetter({
    letterhead: { name, address, emblem },
    title,
    date,
    paragraphs,
    ...(table ? { table } : {}),
    signatory,
  })
}

/** Written by the library, then packed again: its own packing carries the time of day. */
async function spreadsheet({ table }: DemonstrationDocument): Promise<Buffer> {
  const { columns, rows } = table!
  const head = columns.map((column) => ({ value: `${column.ne} / ${column.en}`, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((cell) =>
      typeof cell === 'string' ? { value: Number(cell.replaceAll(',', '')) } : { value: `${cell.ne} / ${cell.en}` },
    ),
  )
  const packed = await writeXlsxFile([head, ...body], { columns: columns.map(() => ({ width: 40 })) }).toBuffer()
  return pack(unzipSync(packed))
}

function wordForm(document: DemonstrationDocument): Buffer {
  const labels = [
    'नाम, थर / Full name',
    'ठेगाना / Address',
    'फोन / Phone',
    'ग्राहक नम्बर / Customer number',
    'गुनासोको विवरण / Complaint',
    'दस्तखत / Signature',
  ]
  const lines = [
    document.title.ne,
    document.title.en,
    ...document.paragraphs.ne,
    ...document.paragraphs.en,
    ...labels.map((label, index) => `${inDigits(String(index + 1), 'ne')}. ${label}: ______________________`),
  ]
  const body = lines.map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`).join('')
  return pack({
    '[Content_Types].xml': strToU8(
      `${xmlHead}<Types xmlns="${packageUrl}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${xmlHead}<Relationships xmlns="${packageUrl}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${xmlHead}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  })
}

/** ZIP keeps local times, so the fixed moment is a local one. */
function pack(files: Zippable): Buffer {
  return Buffer.from(zipSync(files, { mtime: new Date(2026, 0, 1) }))
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packageUrl = 'http://schemas.openxmlformats.org/package/2006'

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
