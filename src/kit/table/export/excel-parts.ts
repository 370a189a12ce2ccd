// Fixed parts of an Excel workbook besides its sheets (ECMA-376, SpreadsheetML).

/** The index in `cellXfs` below of each cell style. */
export const style = { number: 0, heading: 1, groupHeading: 2, date: 3, moment: 4, money: 5, size: 6, text: 7 } as const

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// Lakh and crore grouping in a spreadsheet's number format: one section for crores, one for lakhs, one for the rest.
const rupeeFormat = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;#,##0.00'

export const stylesXml =
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="${rupeeFormat}"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6EAF2"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left style="thin"/><right style="thin"/>' +
  '<top style="thin"/><bottom style="thin"/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">' +
  formatXf(0) +
  headingXf('<alignment vertical="center" wrapText="1"/>') +
  headingXf('<alignment horizontal="center" vertical="center" wrapText="1"/>') +
  [164, 165, 166, 3].map((format) => formatXf(format)).join('') +
  formatXf(49, ' wrapText="1"') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

export const packageRelationsXml =
  `${declaration}<Relationships xmlns="${packageRelations}">` +
  `<Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** The workbook with its sheets; their first `headerRowCount` rows repeat on every printed page. */
export function workbookXml(names: readonly string[], headerRowCount: number): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const titles = names.map((name, index) => {
    const quoted = xmlText(name.replaceAll("'", "''"))
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${quoted}'!$1:$${headerRowCount}</definedName>`
  })
  return (
    `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>${sheets.join('')}</sheets>` +
    `<definedNames>${titles.join('')}</definedNames></workbook>`
  )
}

export function workbookRelationsXml(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, index) => {
    const target = `worksheets/sheet${index + 1}.xml`
    return `<Relationship Id="rId${index + 1}" Type="${officeRelations}/worksheet" Target="${target}"/>`
  })
  const styles = `<Relationship Id="rId${sheetCount + 1}" Type="${officeRelations}/styles" Target="styles.xml"/>`
  return `${declaration}<Relationships xmlns="${packageRelations}">${sheets.join('')}${styles}</Relationships>`
}

export function contentTypesXml(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, index) =>
    override(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'),
  )
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${sheets.join('')}</Types>`
  )
}

/** A sheet's name from the title: at most 31 characters, none of those Excel refuses; later sheets are numbered. @example sheetName('A/B', 1) // 'A B 2' */
export function sheetName(title: string, index: number): string {
  const number = index === 0 ? '' : ` ${index + 1}`
  const safe = title
    .replace(/[\\/?*[\]:\p{Cc}\s]+/gu, ' ')
    .replace(/^[\s']+|[\s']+$/g, '')
    .slice(0, 31 - number.length)
    .replace(/[\s']+$/, '')
    .toWellFormed()
  return `${safe || 'Sheet'}${number}`
}

/** @example columnLetters(27) // 'AB' */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter
}

/**
 * Text for a cell: what XML refuses is dropped, `_x0041_` (which Excel would read as A) is preserved as written, and the length stays within a
 * cell's 32,767 characters.
 */
export function xmlText(text: string): string {
  const cut = text.length > 32_767 ? `${text.slice(0, 32_766)}…` : text
  if (harmless.test(cut)) return cut
  return cut
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(refused, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character]!)
}

const harmless = /^[\x20\x21\x23-\x25\x27-\x3b\x3d\x3f-\x5e\x60-\x7e\u00a0-\ud7ff]*$/
const refused = /[^\t\n\P{Cc}]|[\ufffe\uffff]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function headingXf(alignment: string): string {
  return `<xf numFmtId="49" fontId="1" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
}

/** Rows with a wrapped text are higher than others: all their cells are aligned to the top. */
function formatXf(format: number, wrapping = ''): string {
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"${wrapping}/></xf>`
}

function override(path: string, kind: string): string {
  return `<Override PartName="${path}" ContentType="${contentType}.${kind}+xml"/>`
}
