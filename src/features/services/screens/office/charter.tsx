// Console screens of the citizen charter: list of services, form to add, item, order.

import type { OutputOf } from '#kit/contract.ts'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { sampleField } from '#features/publishing/screens/kind/sample-field.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { ServiceAdmin } from '../../contract/admin.ts'
import { maxPapers } from '../../contract/nouns.ts'
import { changedService, newService } from '../../contract/service-forms.ts'
import { servicesConsole, servicesMessages } from '../../messages.ts'

type Item = OutputOf<ServiceAdmin['read']>
type Row = OutputOf<ServiceAdmin['list']>['data'][number]

const texts = { ...servicesMessages, ...servicesConsole }

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'charter',
    path: '/admin/charter/{orgId}' satisfies ServiceAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['services.office'],
      lead: texts['services.office_lead'],
      add: texts['services.new'],
      back: texts['services.back'],
      searchHint: texts['services.search_hint'],
    },
    messages: servicesMessages,
    adds: newService,
    changes: changedService,
    fields: [
      { widget: 'texts', name: 'name', label: texts['services.name'] },
      { widget: 'texts', name: 'fee', label: texts['services.fee'], lines: 2 },
      { widget: 'texts', name: 'time', label: texts['services.time'], lines: 2 },
      { widget: 'texts', name: 'officer', label: texts['services.officer'] },
      { widget: 'texts', name: 'grievanceOfficer', label: texts['services.grievance'] },
      {
        widget: 'rows',
        name: 'papers',
        label: texts['services.papers'],
        row: texts['services.paper'],
        add: texts['services.add_paper'],
        max: maxPapers,
        fields: [{ widget: 'texts', name: 'name', label: texts['services.paper_name'] }],
      },
      { widget: 'texts', name: 'rule', label: texts['services.rule'], lines: 3 },
      sampleField,
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['services.name'], width: 320, value: ({ name }) => name },
      { key: 'time', label: texts['services.time'], value: ({ time }) => time },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ name }) => name,
    page: () => '/miscellaneous',
    valuesOf: ({ papers }) => ({ papers: papers.map((name) => ({ name })) }),
    order: {},
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
