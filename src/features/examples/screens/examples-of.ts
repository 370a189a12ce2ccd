// Examples of each interface component, shown on its page, rendered by tests and checked for accessibility.

import { copyButtonExamples } from '#ui/copy-button/examples.tsx'
import { dataTableExamples } from '#ui/data-table/examples.tsx'
import { dateFieldExamples } from '#ui/date-field/examples.tsx'
import { dialogExamples } from '#ui/dialog/examples.tsx'
import type { Example } from '#ui/example.ts'
import { filterPanelExamples } from '#ui/filter-panel/examples.tsx'
import { selectExamples } from '#ui/select/examples.tsx'
import { toastExamples } from '#ui/toast/examples.tsx'
import type { ExamplePart } from '../contract/parts.ts'

export const examplesOf: Record<ExamplePart, Example[]> = {
  toast: toastExamples,
  dialog: dialogExamples,
  select: selectExamples,
  'copy-button': copyButtonExamples,
  'filter-panel': filterPanelExamples,
  'date-field': dateFieldExamples,
  'data-table': dataTableExamples,
}
