// How does the page of the whole tariff say things? Its sentences stay off the calculator's page.

import { translator } from '#kit/language.ts'
import { calculatorMessages } from '../messages/calculator.ts'
import { tableMessages } from '../messages/table.ts'
import { useWords } from './words.ts'

export type TableWords = ReturnType<typeof useTableWords>

export function useTableWords() {
  const words = useWords()
  return { ...words, say: translator({ ...calculatorMessages, ...tableMessages }, words.language) }
}
