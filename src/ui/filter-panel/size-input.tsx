// Input of a file size: an amount in kilobytes or megabytes.

import { fileSizeUnits, readFileSize, typedFileSize } from '#kit/format/file-size.ts'
import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'

export type SizeInputProps = {
  id: string
  /** Sent as two values, the unit and the text. */
  name: string
  label: string
  language: Language
  /** Initial bytes, or ''. */
  bytes: string
  /** Receives the bytes, '' when the field was emptied; not called while the text is no size. */
  onBytes?: (bytes: string) => void
}

export function SizeInput({ id, name, label, language, bytes, onBytes }: SizeInputProps) {
  const initial = bytes ? typedFileSize(Number(bytes), language) : { amount: '', unit: 'kb' }

  function report(field: HTMLElement): void {
    const [unit, text] = [field.querySelector('select')!, field.querySelector('input')!]
    const isEmpty = text.value.trim() === ''
    const size = readFileSize(text.value, unit.value === 'mb' ? 'mb' : 'kb')
    text.setAttribute('aria-invalid', String(!isEmpty && size === undefined))
    if (isEmpty || size !== undefined) onBytes?.(isEmpty ? '' : String(size))
  }

  return (
    <div className="filter-pair" onInput={(event) => report(event.currentTarget)}>
      <select
        aria-label={`${translator(tableMessages, language)('table.unit')} (${label})`}
        name={name}
        defaultValue={initial.unit}
        className="input"
      >
        <option value="kb">{fileSizeUnits.kb[language]}</option>
        <option value="mb">{fileSizeUnits.mb[language]}</option>
      </select>
      <input
        id={id}
        name={name}
        defaultValue={initial.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="input"
      />
    </div>
  )
}
