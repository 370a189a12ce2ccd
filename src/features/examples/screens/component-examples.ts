// Examples of each interface component but the data table.

import { copyButtonExamples } from '#ui/copy-button/examples.tsx'
import { dateFieldExamples } from '#ui/date-field/examples.tsx'
import { dialogExamples } from '#ui/dialog/examples.tsx'
import type { Example } from '#ui/example.ts'
import { filterPanelExamples } from '#ui/filter-panel/examples.tsx'
import { selectExamples } from '#ui/select/examples.tsx'
import { toastExamples } from '#ui/toast/examples.tsx'
import type { ExamplePart } from '../contract/parts.ts'

export type ComponentPart = Exclude<ExamplePart, 'data-table'>

export const componentExamples: Record<ComponentPart, Example[]> = {
  toast: toastExamples,
  dialog: dialogExamples,
  select: selectExamples,
  'copy-button': copyButtonExamples,
  'filter-panel': filterPanelExamples,
  'date-field': dateFieldExamples,
}
