// Inspection of uploaded files: accepted types, refused content and safe names.

import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compoundFile, oldExcelFile, oldWordFile, record } from '#tests/old-office-files.ts'
import { sampleFile, zipOf } from '#tests/sample-files.ts'
import type { FileKind } from './file-content.server.ts'
import { inspectFile, mediaTypes, safeFilename } from './file-content.server.ts'

const everything = { allowed: Object.keys(mediaTypes) as FileKind[], maxBytes: 1024 * 1024 }

function inspect(filename: string, bytes: Uint8Array) {
  return inspectFile({ bytes, filename }, everything)
}

test.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'zip'] as const)(
  'a real %s is recognised by its content',
  async (kind) => {
    expect(await inspect(`सूचना.${kind}`, sampleFile(kind))).toEqual({
      ok: true,
      kind,
      mediaType: mediaTypes[kind],
      filename: `सूचना.${kind}`,
    })
  },
)

const text = (value: string) => new TextEncoder().encode(value)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

function pdf(...parts: (string | Buffer)[]): Uint8Array {
  return joined(...['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part)))
}

function objectStream(content: string, type = '/ObjStm'): Uint8Array {
  return pdf(
    `5 0 obj\n<< /Type ${type} /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n`,
    deflateSync(content),
    '\nendstream\nendobj',
  )
}

function wordWith(...parts: string[]): Uint8Array {
  const names = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/media/image1.png', ...parts]
  return zipOf(Object.fromEntries(names.map((name) => [name, ''])))
}

const external = 'file.external_content'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word file whose settings refer to something; `attributes` as the file writes them. */
function wordReferring(attributes: string): Uint8Array {
  return wordWithRelationships(`<Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`)
}

function wordWithRelationships(xml: string): Uint8Array {
  return zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/_rels/settings.xml.rels': xml })
}

/** A Word file whose second part is this, of a type that its list of types says. */
function wordWithPart(type: string, name = 'word/media/image1.png'): Uint8Array {
  const types = `<Types><Override PartName="/${name}" ContentType="${type}"/></Types>`
  return zipOf({ '[Content_Types].xml': types, 'word/document.xml': '', [name]: '' })
}

function wordText(xml: string): Uint8Array {
  return zipOf({ '[Content_Types].xml': '', 'word/document.xml': `<w:document><w:p>${xml}</w:p></w:document>` })
}

const fieldBegin = '<w:fldChar w:fldCharType="begin"/>'

/** An archive whose entry has another name for who reads it from its beginning. */
function archiveWithTwoNames(): Uint8Array {
  const bytes = Buffer.from(zipOf({ 'form.pdf': 'x' }))
  bytes.write('evil.exe', bytes.indexOf('form.pdf'))
  return new Uint8Array(bytes)
}

function uint16(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([value & 255, value >> 8])))
}

const bad: [string, string, Uint8Array, string][] = [
  ['an empty file', 'a.pdf', new Uint8Array(), 'file.empty'],
  ['a file over the limit', 'a.pdf', new Uint8Array(1024 * 1024 + 1), 'file.too_large'],
  ['a Windows program under the name of a PDF', 'a.pdf', text('MZ\u0090\u0000 program'), 'file.type_not_allowed'],
  ['a script', 'a.sh', text('#!/bin/sh\nrm -rf /'), 'file.type_not_allowed'],
  ['a web page', 'a.html', text('<html><script>1</script></html>'), 'file.type_not_allowed'],
  [
    'a drawing that can hold scripts',
    'a.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'file.type_not_allowed',
  ],
  ['a PDF that calls itself a picture', 'a.png', sampleFile('pdf'), 'file.name_mismatch'],
  ['a Word file that calls itself an archive', 'a.zip', sampleFile('docx'), 'file.name_mismatch'],
  ['a file without an ending', 'scan', sampleFile('pdf'), 'file.name_mismatch'],
  ['a PDF cut off in the middle', 'a.pdf', text('%PDF-1.7\n1 0 obj\n<< >>'), 'file.damaged'],
  [
    'a PDF that starts a program',
    'a.pdf',
    text('%PDF-1.7\n<< /S /Launch /F (cmd.exe) >>\n%%EOF'),
    'file.program_inside',
  ],
  ['a PDF with script', 'a.pdf', text('%PDF-1.7\n<< /S /JavaScript /JS (x) >>\n%%EOF'), 'file.program_inside'],
  ['a PDF with script under an escaped name', 'a.pdf', pdf('<< /S /J#61vaScript /JS (x) >>'), 'file.program_inside'],
  ['a PDF with script in an object stream', 'a.pdf', objectStream('<< /S /JavaScript >>'), 'file.program_inside'],
  [
    'a PDF with an escaped name in an object stream',
    'a.pdf',
    objectStream('<< /S /L#61unch >>'),
    'file.program_inside',
  ],
  [
    'a PDF with an object stream of an escaped type',
    'a.pdf',
    objectStream('<< /S /JavaScript >>', '/O#62jSt#6D'),
    'file.program_inside',
  ],
  [
    'a PDF with an object stream without a type',
    'a.pdf',
    objectStream('<< /S /JavaScript >>', '/Other'),
    'file.program_inside',
  ],
  [
    'a PDF with an object stream behind spaces',
    'a.pdf',
    pdf('5 0 obj << /Type /ObjStm /First 4 >> stream  \r', deflateSync('<< /S /JavaScript >>')),
    'file.program_inside',
  ],
  [
    'a PDF whose objects are changed after inflating',
    'a.pdf',
    pdf('5 0 obj << /Type /ObjStm /DecodeP#61rms << /Predictor 12 >> /First 4 >> stream\n', deflateSync('x')),
    'file.damaged',
  ],
  ['a PDF with a form of scripts', 'a.pdf', pdf('<< /AcroForm << /X#46A 12 0 R >> >>'), 'file.program_inside'],
  ['a PDF with a film that runs script', 'a.pdf', pdf('<< /S /Rendition /JS (x) >>'), 'file.program_inside'],
  ['a PDF with a file inside', 'a.pdf', pdf('<< /Type /EmbeddedFile >>'), 'file.program_inside'],
  ['a PDF whose objects are encrypted', 'a.pdf', pdf('trailer << /Encrypt 9 0 R >>'), 'file.encrypted'],
  ['a PDF whose objects cannot be read', 'a.pdf', pdf('<< /Type /ObjStm >>\nstream\nxx\nendstream'), 'file.damaged'],
  ['a PDF whose objects unpack to 65 MB', 'a.pdf', objectStream(' '.repeat(65 * 1024 * 1024)), 'file.damaged'],
  ['an archive with a program behind a dot', 'a.zip', zipOf({ 'setup.exe.': 'x' }), 'file.program_inside'],
  ['an archive with a macro document', 'a.zip', zipOf({ 'form.DOCM': 'x' }), 'file.program_inside'],
  ['an archive in an archive', 'a.zip', zipOf({ 'inner.zip': 'x' }), 'file.hidden_content'],
  ['an archive with a shortcut', 'a.zip', zipOf({ 'form.pdf.url': 'x' }), 'file.archive_content'],
  ['an archive with a name that is cut off', 'a.zip', zipOf({ 'setup.exe\0.pdf': 'x' }), 'file.archive_content'],
  ['an archive with two names for an entry', 'a.zip', archiveWithTwoNames(), 'file.type_not_allowed'],
  ['a Word file with macros in capitals', 'a.docx', wordWith('word/vbaProject.BIN'), 'file.program_inside'],
  ['a Word file with a control', 'a.docx', wordWith('word/activeX/activeX1.xml'), 'file.hidden_content'],
  ['a Word file with an embedded file', 'a.docx', wordWith('word/embeddings/oleObject1.bin'), 'file.hidden_content'],
  [
    'a Word file with a template elsewhere',
    'a.docx',
    wordReferring(`Type="${office}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"`),
    'file.external_content',
  ],
  [
    'a Word file with a template elsewhere in escaped letters',
    'a.docx',
    wordReferring(`Type='${office}/attachedTemplate' Target='\\\\evil\\a' TargetMode = '&#69;x&#x74;ernal'`),
    'file.external_content',
  ],
  [
    'a Word file with a template elsewhere beside a decoy',
    'a.docx',
    wordReferring(
      `Type="${office}/attachedTemplate" TargetMode="External" targetmode="Internal" x:TargetMode="Internal"`,
    ),
    'file.external_content',
  ],
  [
    'a Word file with a linked object',
    'a.docx',
    wordReferring(`TargetMode="External" Target="mhtml:http://evil.example/x" Type="${office}/oleObject"`),
    'file.external_content',
  ],
  [
    'a Word file with a relationship that an entity could make anything',
    'a.docx',
    wordWithRelationships('<!DOCTYPE a [<!ENTITY e "External">]><Relationships/>'),
    'file.damaged',
  ],
  [
    'a Word file with a relationship in a foreign encoding',
    'a.docx',
    wordWithRelationships('<?xml version="1.0" encoding="UTF-7"?><Relationships/>'),
    'file.damaged',
  ],
  [
    'an Excel file with a link to another program',
    'a.xlsx',
    zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' }),
    'file.external_content',
  ],
  [
    'an Excel file with a connection',
    'a.xlsx',
    zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/connections.xml': '<connections/>' }),
    'file.external_content',
  ],
  [
    'a Word file with an object under the name of a picture',
    'a.docx',
    wordWithPart('application/vnd.openxmlformats-officedocument.oleObject'),
    'file.hidden_content',
  ],
  [
    'a Word file with macros under the name of a picture',
    'a.docx',
    wordWithPart('application/vnd.ms-office.vbaProject'),
    'file.program_inside',
  ],
  [
    'a Word file that refers to an object of its own',
    'a.docx',
    wordReferring(`Type="${office}/oleObject" Target="media/image1.png"`),
    'file.hidden_content',
  ],
  [
    'a Word file with a field that starts a program',
    'a.docx',
    wordText(`${fieldBegin}<w:instrText>DDE</w:instrText><w:t/><w:instrText>AUTO c:\\x</w:instrText>`),
    'file.external_content',
  ],
  [
    'a Word file with a field that loads a picture',
    'a.docx',
    wordText('<w:fldSimple w:instr="INCLUDE&#80;ICTURE &quot;http://evil.example/x&quot;"/>'),
    'file.external_content',
  ],
  ['an old Word file with a template elsewhere', 'a.doc', oldWordFile({ template: 'http://evil/a.dot' }), external],
  ['an old Word file with a template on a share', 'a.doc', oldWordFile({ template: '\\\\evil\\a.dot' }), external],
  [
    'an old Word file with a field in pieces',
    'a.doc',
    oldWordFile({ pieces: ['\u0013 DDE', 'AUTO cmd\u0015'] }),
    external,
  ],
  [
    'an old Word file with a linked object',
    'a.doc',
    oldWordFile({ pieces: ['\u0013LINK Excel.Sheet x\u0015'] }),
    external,
  ],
  ['an old Word file with a password', 'a.doc', oldWordFile({ flags: 0x0100 }), 'file.encrypted'],
  ['an old Word file with another table', 'a.doc', oldWordFile({ flags: 0x0200 }), 'file.damaged'],
  ['an old Word file cut off', 'a.doc', sampleFile('doc').subarray(0, 2048), 'file.type_not_allowed'],
  [
    'an old Word file with macros',
    'a.doc',
    compoundFile({ WordDocument: Buffer.alloc(0), 'Macros/': Buffer.alloc(0) }),
    'file.program_inside',
  ],
  [
    'an old Word file with an embedded object',
    'a.doc',
    compoundFile({ WordDocument: Buffer.alloc(0), '_1234567890/': Buffer.alloc(0) }),
    'file.hidden_content',
  ],
  ['an old Excel file with Excel 4 macros', 'a.xls', oldExcelFile({ sheetKind: 1 }), 'file.program_inside'],
  ['an old Excel file with a password', 'a.xls', oldExcelFile({ records: [record(0x2f)] }), 'file.encrypted'],
  [
    'an old Excel file that refers to another',
    'a.xls',
    oldExcelFile({ records: [record(0x01ae, Buffer.concat([uint16(1, 9), Buffer.from('\0\x01\x05http://')]))] }),
    external,
  ],
  ['a Word file with a foreign part', 'a.docx', wordWith('word/macros.bin'), 'file.hidden_content'],
  ['an archive behind a picture', 'a.png', joined(sampleFile('png'), zipOf({ 'x.txt': 'x' })), 'file.hidden_content'],
  ['an archive behind a PDF', 'a.pdf', joined(sampleFile('pdf'), zipOf({ 'x.txt': 'x' })), 'file.hidden_content'],
  ['an archive with a program', 'a.zip', zipOf({ 'form.pdf': 'x', 'setup.EXE': 'x' }), 'file.program_inside'],
  ['an archive that climbs out of its folder', 'a.zip', zipOf({ '../../etc/passwd': 'x' }), 'file.hidden_content'],
  ['an archive cut off', 'a.zip', zipOf({ 'x.txt': 'x' }).subarray(0, 40), 'file.type_not_allowed'],
  [
    'a Word file with macros',
    'a.docx',
    zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
    'file.program_inside',
  ],
]

test.each(bad)('%s is refused', async (_, filename, bytes, key) => {
  expect(await inspect(filename, bytes)).toMatchObject({ ok: false, key })
})

test.each([
  ['a.pdf', objectStream('<< /Type /Catalog >>')],
  ['a.docx', wordWith('word/', 'word/fonts/font1.odttf', 'customXml/item1.xml', 'docProps/app.xml')],
  [
    'a.xlsx',
    zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '', 'xl/printerSettings/printerSettings1.bin': '' }),
  ],
  ['a.zip', zipOf({ 'form.pdf': 'x', 'folder/notice.docx': 'x' })],
  ['a.docx', wordReferring(`Type="${office}/hyperlink" Target="https://mowss.gov.np" TargetMode="External"`)],
  ['a.docx', wordReferring(`Type="${office}/image" Target="media/image1.png"`)],
  ['a.docx', wordText('<w:fldSimple w:instr="PAGE"/><w:t>DDE and LINK as words</w:t>')],
  ['a.doc', oldWordFile({ pieces: ['DDE and \u0013PAGE', '\u0014LINK \u0015'], template: 'C:\\Office\\Letter.dot' })],
  ['a.xls', oldExcelFile({ records: [record(0x01ae, uint16(1, 0x0401)), record(0x01ae, uint16(1, 0x3a01))] })],
  ['a.pdf', pdf('4 0 obj << /First 9 0 R >> endobj 5 0 obj << /Subtype /Image /Filter /DCTDecode >> stream\n', 'JFIF')],
])('harmless parts of %s are accepted', async (filename, bytes) => {
  expect(await inspect(filename, bytes)).toMatchObject({ ok: true })
})

test.each([
  ['comments that do not end', '<!--'.repeat(2_000_000)],
  ['elements that do not end', '<'.repeat(8_000_000)],
])('a Word file of %s is read once', async (_, xml) => {
  const file = zipOf({ '[Content_Types].xml': '', 'word/document.xml': xml })
  const before = performance.now()
  expect(await inspectFile({ bytes: file, filename: 'a.docx' }, { ...everything, maxBytes: 9_000_000 })).toMatchObject({
    key: 'file.damaged',
  })
  expect(performance.now() - before, 'searching the rest again for each would take hours').toBeLessThan(10_000)
})

test('types that are not allowed are refused', async () => {
  const pictures = { allowed: ['png', 'jpg'] as const, maxBytes: 1024 }
  expect(await inspectFile({ bytes: sampleFile('pdf'), filename: 'a.pdf' }, pictures)).toMatchObject({
    key: 'file.type_not_allowed',
  })
})

test.each([
  ['C:\\fakepath\\सूचना २०८३.pdf', 'सूचना २०८३.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['tender: "2083" <1>.pdf', 'tender- -2083- -1-.pdf'],
  ['...pdf', undefined],
  ['', undefined],
])('the name %j is stored as %j', (given, stored) => {
  expect(safeFilename(given)).toBe(stored)
})

test('a very long name preserves its extension', () => {
  expect(safeFilename(`${'क'.repeat(400)}.docx`)).toBe(`${'क'.repeat(180)}.docx`)
})
