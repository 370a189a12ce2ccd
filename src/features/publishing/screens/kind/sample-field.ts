// The field of kinds whose items may be samples: invented until the office confirms them.

import { publishingTexts as texts } from '../translator.ts'

export const sampleField = {
  widget: 'tick',
  name: 'sample',
  label: texts['publishing.sample'],
  help: texts['publishing.sample_help'],
} as const
