// PDF files that try to hang or fill whoever reads them: bombs, loops, deep nesting, huge pictures and tables of letters.

import { deflateSync } from 'node:zlib'
import { pdfFile, pdfOf, streamOf } from './pdf-files.ts'

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const onePage = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>'

/** A file of one page with this content stream (object 4); `more` are objects from number 5, `resources` those of the page. */
function pageWith(content: string | Uint8Array, { resources = '', more = [] as string[], filter = '' } = {}) {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>`
  return pdfFile([catalogue, onePage, page, streamOf(content, filter), ...more])
}

/** Megabytes of spaces, compressed twice to some kilobytes. */
function bomb(megabytes: number): Uint8Array {
  const once = deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '), { level: 1 })
  return pageWith(deflateSync(once), { filter: '/Filter [/FlateDecode /FlateDecode]' })
}

function nested(depth: number, [open, close]: readonly [string, string]): Uint8Array {
  return pdfFile([catalogue, onePage, `${open.repeat(depth)}0${close.repeat(depth)}`])
}

/** A page that is so many levels below the catalogue. */
function deepTree(depth: number): Uint8Array {
  const levels = Array.from(
    { length: depth },
    (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] ${level > 0 ? `/Parent ${level + 1} 0 R` : ''} >>`,
  )
  return pdfFile([catalogue, ...levels, `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 595 842] >>`])
}

const text = 'BT /F0 12 Tf 50 800 Td <48656C6C6F> Tj ET'
const font = (entries = '') => `<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H ${entries} >>`
const descendant =
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>'
const letters = 'begincmap 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap'

function encrypted(): Uint8Array {
  const key = `(${'x'.repeat(32)})`
  const encryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${key} /U ${key} >>`
  return pdfFile([catalogue, '<< /Type /Pages /Count 0 /Kids [] >>'], encryption)
}

function tableOfItself(): Uint8Array {
  const file = Buffer.from(pageWith(text)).toString('latin1')
  const at = Number(/startxref\n(\d+)/.exec(file)![1])
  return Buffer.from(file.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at}`), 'latin1')
}

export type HostilePdf = { name: string; makes: () => Uint8Array; isRead: boolean }

/** `isRead`: whether the text of it can be read within the limits, so that the file is no reason for a refusal. */
export const hostilePdfs: readonly HostilePdf[] = [
  { name: 'encrypted with an unknown password', makes: encrypted, isRead: false },
  {
    name: 'a tree of pages that contains itself',
    makes: () => pdfFile([catalogue, '<< /Type /Pages /Count 99999 /Kids [2 0 R 2 0 R] >>']),
    isRead: false,
  },
  { name: 'a page 5,000 levels below the catalogue', makes: () => deepTree(5000), isRead: true },
  { name: 'a table of objects that names itself as the one before it', makes: tableOfItself, isRead: true },
  {
    name: 'a drawing that draws itself',
    makes: () =>
      pageWith('/X Do', {
        resources: '/XObject << /X 5 0 R >>',
        more: [
          streamOf(
            '/X Do /X Do',
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
          ),
        ],
      }),
    isRead: true,
  },
  { name: 'arrays in arrays, 200,000 deep', makes: () => nested(200_000, ['[', ']']), isRead: false },
  {
    name: 'dictionaries in dictionaries, 200,000 deep',
    makes: () => nested(200_000, ['<< /A ', ' >>']),
    isRead: false,
  },
  {
    name: 'a picture of 100,000 × 100,000 pixels',
    makes: () =>
      pageWith(`/I Do ${text}`, {
        resources: '/XObject << /I 5 0 R >>',
        more: [
          streamOf(
            deflateSync(Buffer.alloc(1_000_000)),
            '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
          ),
        ],
      }),
    isRead: true,
  },
  {
    name: 'a font whose table names four billion letters',
    makes: () =>
      pageWith(text, {
        resources: '/Font << /F0 5 0 R >>',
        more: [font('/DescendantFonts [6 0 R] /ToUnicode 7 0 R'), descendant, streamOf(letters)],
      }),
    isRead: true,
  },
]

/** Those that take seconds of a processor, for the measurement. */
export const largePdfs: readonly HostilePdf[] = [
  { name: 'a bomb: 600 MB in a few kilobytes', makes: () => bomb(600), isRead: false },
  { name: 'two million drawing commands', makes: () => pageWith(`${'q Q '.repeat(2_000_000)}${text}`), isRead: true },
  {
    name: '10,000 pages',
    makes: () =>
      pdfOf(
        Array.from({ length: 10_000 }, (_, at) => [{ font: 0, text: `Page ${at + 1}` }]),
        ['Helvetica'],
      ),
    isRead: true,
  },
]
