// Messages and formatting of the page with the whole tariff, kept out of the calculator's page.

import { translator } from '#kit/language.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import { tableMessages } from '../messages/table.ts'
import { useText } from './text.ts'

export type TableText = ReturnType<typeof useTableText>

export function useTableText() {
  const text = useText()
  return { ...text, t: translator({ ...calculatorMessages, ...tableMessages }, text.language) }
}
