// Inspection of old Excel files ([MS-XLS]): Excel 4 macros, and other workbooks, programs and databases that they load from.

export type Rec = { type: number; start: number; length: number }

const beginning = 0x0809
const end = 0x000a
const filePassword = 0x002f
const sheet = 0x0085
const otherWorkbook = 0x01ae
const otherSheets = 0x0017
const connection = [0x00dc, 0x0051, 0x0052]
const versions = { excel95: 0x0500, excel97: 0x0600 }
/** Kinds of a substream at its beginning, and of a sheet in the list of them, that are programs. */
const programs = { atBeginning: [0x0006, 0x0040], inList: [1, 6] }
/** `this workbook` and `functions of add-ins` in the place of a name. */
const ownNames = [0x0401, 0x3a01]

/** The key of a refusal; what cannot be read (also of a version before Excel 95) is refused too. */
export function hiddenInOldExcel(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return 'file.damaged'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Substreams do not overlap: all of them have no more records than fit into the stream.
  const budget = { left: bytes.length / 4 }
  try {
    const globals = [...recordsFrom(view, 0, budget)]
    const version = view.getUint16(4, true)
    if (globals[0]?.type !== beginning || !Object.values(versions).includes(version)) return 'file.damaged'
    if (globals.some(({ type }) => type === filePassword)) return 'file.encrypted'
    const sheets = globals.filter(({ type }) => type === sheet)
    if (sheets.some((record) => isProgram(view, record))) return 'file.program_inside'
    if (globals.some((record) => isExternal(view, record, version))) return 'file.external_content'
    for (const { start } of sheets)
      for (const record of recordsFrom(view, view.getUint32(start, true), budget))
        if (isExternal(view, record, version)) return 'file.external_content'
    return undefined
  } catch {
    // A record leads outside the stream.
    return 'file.damaged'
  }
}

/** The records of one substream: from its beginning to its end, with those of charts inside it. Throws a RangeError past the budget. */
export function* recordsFrom(view: DataView, offset: number, budget: { left: number }): Generator<Rec> {
  let depth = 0
  let at = offset
  do {
    const record = { type: view.getUint16(at, true), length: view.getUint16(at + 2, true), start: at + 4 }
    if (record.type === beginning) depth += 1
    if (record.type === end) depth -= 1
    if ((budget.left -= 1) < 0) throw new RangeError('substreams overlap')
    yield record
    at = record.start + record.length
  } while (depth > 0)
}

function isProgram(view: DataView, { start }: Rec): boolean {
  const [offset, kind] = [view.getUint32(start, true), view.getUint8(start + 5)]
  return programs.inList.includes(kind) || programs.atBeginning.includes(view.getUint16(offset + 6, true))
}

function isExternal(view: DataView, { type, start, length }: Rec, version: number): boolean {
  if (connection.includes(type)) return true
  if (type === otherWorkbook) return isOther(view.getUint16(start + 2, true))
  // Excel 95 names another workbook here, after a 1; itself and add-ins after another sign.
  return type === otherSheets && version === versions.excel95 && length > 1 && view.getUint8(start + 1) === 1
}

/** The length of a name, or one of two signs; a name of one character is the same sheet or none. */
function isOther(name: number): boolean {
  return !ownNames.includes(name) && name > 1
}
