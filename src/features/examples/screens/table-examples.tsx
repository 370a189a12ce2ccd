// Live examples of the data table, which loads more script than all other components.

import { dataTableExamples } from '#ui/data-table/examples.tsx'
import { ExampleList } from './example-list.tsx'

export function TableExamples({ today }: { today: string }) {
  return <ExampleList examples={dataTableExamples} today={today} />
}
