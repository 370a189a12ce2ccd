// Console screens of the quarterly disclosures: list, form to add, item.

import type { OutputOf } from '#kit/contract.ts'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { DisclosureAdmin } from '../contract/admin.ts'
import { changedDisclosure, newDisclosure } from '../contract/forms.ts'
import { maxEntries } from '../contract/nouns.ts'
import { disclosuresConsole, disclosuresMessages } from '../messages.ts'

type Item = OutputOf<DisclosureAdmin['read']>
type Row = OutputOf<DisclosureAdmin['list']>['data'][number]

const texts = { ...disclosuresMessages, ...disclosuresConsole }
const quarters = ([1, 2, 3, 4] as const).map((quarter) => ({
  value: String(quarter),
  label: {
    en: `${texts[`disclosures.quarter_${quarter}`].en} (${texts[`disclosures.months_${quarter}`].en})`,
    ne: `${texts[`disclosures.quarter_${quarter}`].ne} (${texts[`disclosures.months_${quarter}`].ne})`,
  },
}))

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'disclosures',
    path: '/admin/disclosures/{orgId}' satisfies DisclosureAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['disclosures.office'],
      lead: texts['disclosures.office_lead'],
      add: texts['disclosures.new'],
      back: texts['disclosures.back'],
      searchHint: texts['disclosures.search_hint'],
    },
    messages: disclosuresMessages,
    adds: newDisclosure,
    changes: changedDisclosure,
    fields: [
      { widget: 'number', name: 'fiscalYear', label: texts['disclosures.year'], help: texts['disclosures.year_help'] },
      { widget: 'choice', name: 'quarter', label: texts['disclosures.quarter'], options: quarters },
      { widget: 'date', name: 'publishedOn', label: texts['disclosures.published_on'], initially: 'today' },
      { widget: 'texts', name: 'title', label: texts['disclosures.title_field'] },
      {
        widget: 'rows',
        name: 'entries',
        label: texts['disclosures.entries'],
        row: texts['disclosures.entry'],
        add: texts['disclosures.add_entry'],
        max: maxEntries,
        fields: [{ widget: 'texts', name: 'text', label: texts['disclosures.entry_text'], lines: 3 }],
      },
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['disclosures.title_field'], width: 320, value: ({ title }) => title },
      {
        key: 'quarter',
        label: texts['disclosures.quarter'],
        value: ({ quarter }) => texts[`disclosures.quarter_${quarter}`],
      },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ title }) => title,
    page: () => '/categories',
    valuesOf: ({ entries }) => ({ entries: entries.map((text) => ({ text })) }),
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
