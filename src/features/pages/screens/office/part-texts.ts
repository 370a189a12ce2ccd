// What a part of a page's text may hold, for its labels and for the comparison of two versions.

import { rowTypes } from '#kit/blocks/rows.ts'
import type { KindField } from '#features/publishing/screens/kind/definition.ts'
import { pagesConsole as texts } from '../../messages.ts'

export const partTexts: readonly KindField[] = [
  {
    widget: 'choice',
    name: 'type',
    label: texts['pages.part_type'],
    options: rowTypes.map((value) => ({ value, label: texts[`pages.part_${value}`] })),
  },
  { widget: 'texts', name: 'text', label: texts['pages.part_text'] },
  { widget: 'text', name: 'url', label: texts['pages.link_url'] },
  { widget: 'texts', name: 'by', label: texts['pages.quote_by'] },
  { widget: 'texts', name: 'alt', label: texts['pages.alt'] },
  { widget: 'texts', name: 'caption', label: texts['pages.caption'] },
]
