// Console screens of the frequently asked questions: list, form to add, item, order.

import type { OutputOf } from '#kit/contract.ts'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { QuestionAdmin } from '../../contract/admin.ts'
import { changedQuestion, newQuestion } from '../../contract/question-forms.ts'
import { servicesConsole as texts, servicesMessages } from '../../messages.ts'

type Item = OutputOf<QuestionAdmin['read']>
type Row = OutputOf<QuestionAdmin['list']>['data'][number]

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'questions',
    path: '/admin/questions/{orgId}' satisfies QuestionAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['services.questions_office'],
      lead: texts['services.questions_lead'],
      add: texts['services.question_new'],
      back: texts['services.question_back'],
      searchHint: texts['services.question_search'],
    },
    messages: servicesMessages,
    adds: newQuestion,
    changes: changedQuestion,
    fields: [
      { widget: 'texts', name: 'question', label: texts['services.question'], lines: 2 },
      { widget: 'texts', name: 'answer', label: texts['services.answer'], lines: 6 },
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['services.question'], width: 420, value: ({ question }) => question },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ question }) => question,
    page: () => '/miscellaneous',
    order: {},
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
