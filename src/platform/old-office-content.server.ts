// Inspection of old Word and Excel files (.doc, .xls): macros, embedded files, and what they load from elsewhere.

import { readCompoundFile, streamsNamed, type CompoundEntry, type CompoundFile } from '#kit/compound-file.ts'
import { hiddenInOldExcel } from './old-excel-content.server.ts'
import { hiddenInOldWord } from './old-word-content.server.ts'

/** The kind by the streams that Word and Excel look for. */
export function oldOfficeKind(bytes: Uint8Array): 'doc' | 'xls' | undefined {
  const file = readCompoundFile(bytes)
  if (!file) return undefined
  if (streamsNamed(file, 'worddocument').length > 0) return 'doc'
  return streamsNamed(file, 'workbook', 'book').length > 0 ? 'xls' : undefined
}

/** The key of a refusal. What cannot be read is refused too. */
export function hiddenInOldOffice(bytes: Uint8Array): string | undefined {
  const file = readCompoundFile(bytes)
  if (!file) return 'file.damaged'
  if (file.entries.some(isMacro)) return 'file.program_inside'
  if (file.entries.some(isEmbedded)) return 'file.hidden_content'
  const [document, ...others] = streamsNamed(file, 'worddocument')
  const [workbook, earlier, ...more] = streamsNamed(file, 'workbook', 'book')
  // Of Word there is one, of Excel one for each generation.
  if (others.length + more.length > 0) return 'file.damaged'
  const workbooks = [workbook, earlier].filter((entry) => entry !== undefined)
  return (document && hiddenInOldWord(file, document)) ?? hiddenInSheets(file, workbooks)
}

function hiddenInSheets(file: CompoundFile, workbooks: readonly CompoundEntry[]): string | undefined {
  for (const workbook of workbooks) {
    const found = hiddenInOldExcel(file.read(workbook))
    if (found) return found
  }
  return undefined
}

function isMacro({ name }: CompoundEntry): boolean {
  return /^(?:_?vba_project(?:_cur)?|macros|vba)$/i.test(name)
}

/** Objects are storages: `_1234567890` in Word, `MBD…` and `LNK…` in Excel. The stream holds a file that was packed as an object. */
function isEmbedded({ name, kind }: CompoundEntry): boolean {
  const isObject = kind === 'storage' && /^(?:_\d{6,}|(?:MBD|LNK)[0-9A-F]{4,})$/i.test(name)
  return isObject || name.toLowerCase() === '\u0001ole10native'
}
