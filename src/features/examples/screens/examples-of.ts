// Examples of every interface component, rendered by tests and checked for accessibility.

import { dataTableExamples } from '#ui/data-table/examples.tsx'
import type { Example } from '#ui/example.ts'
import type { ExamplePart } from '../contract/parts.ts'
import { componentExamples } from './component-examples.ts'

export const examplesOf: Record<ExamplePart, Example[]> = { ...componentExamples, 'data-table': dataTableExamples }
