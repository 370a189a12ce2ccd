// Inspection of uploaded files: accepted types, refused content and safe names.

import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
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

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word file whose settings refer to something; `attributes` as the file writes them. */
function wordReferring(attributes: string): Uint8Array {
  return wordWithRelationships(`<Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`)
}

function wordWithRelationships(xml: string): Uint8Array {
  return zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/_rels/settings.xml.rels': xml })
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
  ['a PDF with a file inside', 'a.pdf', pdf('<< /Type /EmbeddedFile >>'), 'file.program_inside'],
  ['a PDF whose objects are encrypted', 'a.pdf', pdf('trailer << /Encrypt 9 0 R >>'), 'file.encrypted'],
  ['a PDF whose objects cannot be read', 'a.pdf', pdf('<< /Type /ObjStm >>\nstream\nxx\nendstream'), 'file.damaged'],
  ['a PDF whose objects unpack to 65 MB', 'a.pdf', objectStream(' '.repeat(65 * 1024 * 1024)), 'file.damaged'],
  ['an archive with a program behind a dot', 'a.zip', zipOf({ 'setup.exe.': 'x' }), 'file.program_inside'],
  ['an archive with a macro document', 'a.zip', zipOf({ 'form.DOCM': 'x' }), 'file.program_inside'],
  ['an archive in an archive', 'a.zip', zipOf({ 'inner.zip': 'x' }), 'file.hidden_content'],
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
])('harmless parts of %s are accepted', async (filename, bytes) => {
  expect(await inspect(filename, bytes)).toMatchObject({ ok: true })
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
