// Live examples of one interface component other than the data table.

import { componentExamples, type ComponentPart } from './component-examples.ts'
import { ExampleList } from './example-list.tsx'

export function ShownExamples({ part, today }: { part: ComponentPart; today: string }) {
  return <ExampleList examples={componentExamples[part]} today={today} />
}
