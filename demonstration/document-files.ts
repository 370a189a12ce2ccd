// Bytes of a demonstration document: PDF letter, spreadsheet, Word form or poster.

import { strToU8, zipSync, type Zippable } from 'fflate'
import sharp from 'sharp'
import { inDigits, type Bilingual } from '../src/kit/language.ts'
import type { Column } from '../src/kit/table/columns.ts'
import { excelBytes } from '../src/kit/table/export/excel.ts'
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

type Cells = readonly (string | Bilingual)[]

async function spreadsheet({ title, table }: DemonstrationDocument): Promise<Buffer> {
  const { columns, rows } = table!
  const sheet = columns.map((heading, index): Column<Cells> => {
    const column = { key: String(index), label: inBoth(heading), value: (row: Cells) => cellOf(row[index]!) }
    return { ...column, kind: typeof rows[0]?.[index] === 'string' ? 'number' : 'text' }
  })
  return Buffer.concat(await Array.fromAsync(excelBytes(sheet, [rows], { language: 'ne', title: title.ne })))
}

function cellOf(cell: string | Bilingual): number | Bilingual {
  return typeof cell === 'string' ? Number(cell.replaceAll(',', '')) : inBoth(cell)
}

function inBoth({ en, ne }: Bilingual): Bilingual {
  const text = `${ne} / ${en}`
  return { en: text, ne: text }
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
