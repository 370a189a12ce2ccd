// Earlier versions of published items: how many are stored, and the row that reads one.

import type * as z from 'zod/mini'
import type { Audience } from '#kit/contract.ts'
import { recordId, type itemFields } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import type { Noun } from './nouns.ts'

/** Of one item; older ones are removed. */
export const maxVersions = 50

/** `item`: the address of one item; `input`: the fields that name it; `output`: the details of one. */
export function versionRow<const Item extends string, const For extends Audience, Output extends z.ZodMiniType>(kind: {
  for: For
  item: Item
  noun: Noun
  input: ReturnType<typeof itemFields>
  output: Output
}) {
  const { item, noun, output } = kind
  return {
    version: {
      for: kind.for,
      method: 'GET',
      path: `${item}/versions/{number}`,
      summary: {
        en: `One ${noun.singular} with the values that it had before its correction of this number`,
        ne: `${noun.label.ne}, यस क्रमको सुधारअघिको विवरणसहित`,
      },
      input: form({ ...kind.input, number: recordId('publishing.version_unknown') }),
      output,
    },
  } as const
}
