// Console screens of the water tests: list, form to add, item.

import type { OutputOf } from '#kit/contract.ts'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { sampleField } from '#features/publishing/screens/kind/sample-field.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { WaterTestAdmin } from '../contract/admin.ts'
import { changedWaterTest, newWaterTest } from '../contract/forms.ts'
import { maxResults } from '../contract/nouns.ts'
import { waterQualityConsole as texts, waterQualityMessages } from '../messages.ts'

type Item = OutputOf<WaterTestAdmin['read']>
type Row = OutputOf<WaterTestAdmin['list']>['data'][number]

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'water-tests',
    path: '/admin/waterTests/{orgId}' satisfies WaterTestAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['quality.office'],
      lead: texts['quality.office_lead'],
      add: texts['quality.new'],
      back: texts['quality.back'],
      searchHint: texts['quality.search_hint'],
    },
    messages: waterQualityMessages,
    adds: newWaterTest,
    changes: changedWaterTest,
    fields: [
      { widget: 'date', name: 'sampledOn', label: texts['quality.sampled_on'] },
      { widget: 'texts', name: 'place', label: texts['quality.place'] },
      sampleField,
      {
        widget: 'rows',
        name: 'results',
        label: texts['quality.results'],
        row: texts['quality.result_n'],
        add: texts['quality.add_result'],
        max: maxResults,
        fields: [
          { widget: 'texts', name: 'parameter', label: texts['quality.parameter'] },
          { widget: 'texts', name: 'unit', label: texts['quality.unit'] },
          { widget: 'decimal', name: 'result', label: texts['quality.result'] },
          { widget: 'decimal', name: 'limitLow', label: texts['quality.limit_low'] },
          { widget: 'decimal', name: 'limitHigh', label: texts['quality.limit_high'] },
          { widget: 'decimal', name: 'limitNoOtherSource', label: texts['quality.limit_no_other_source'] },
        ],
      },
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['quality.place'], width: 320, value: ({ place }) => place },
      { key: 'sampledOn', label: texts['quality.sampled_on'], kind: 'date', sortable: true },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ place }) => place,
    page: () => '/water-quality',
    valuesOf: ({ data }) => ({
      results: data.map(({ limits: { low, high, noOtherSource }, ...row }) => ({
        ...row,
        limitLow: low,
        limitHigh: high,
        limitNoOtherSource: noOtherSource,
      })),
    }),
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
