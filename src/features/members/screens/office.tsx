// Console screens of members: list, form to add, item, order.

import type { OutputOf } from '#kit/contract.ts'
import { urlOf } from '#platform/api-request.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { sampleField } from '#features/publishing/screens/kind/sample-field.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { MemberAdmin, MemberPhotoApi } from '../contract/admin.ts'
import { changedMember, newMember } from '../contract/forms.ts'
import { memberDuties, memberKinds, photoTypes } from '../contract/kinds.ts'
import { membersConsole, membersMessages } from '../messages.ts'

type Item = OutputOf<MemberAdmin['read']>
type Row = OutputOf<MemberAdmin['list']>['data'][number]

const texts = { ...membersMessages, ...membersConsole }
const groups = memberKinds.map((value) => ({ value, label: texts[`members.${value}`] }))
const duties = memberDuties.map((value) => ({ value, label: texts[`members.${value}`] }))

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'members',
    path: '/admin/members/{orgId}' satisfies MemberAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['members.office'],
      lead: texts['members.office_lead'],
      add: texts['members.new'],
      back: texts['members.back'],
      searchHint: texts['members.search_hint'],
    },
    messages: membersMessages,
    adds: newMember,
    changes: changedMember,
    fields: [
      { widget: 'choice', name: 'kind', label: texts['members.group'], options: groups },
      { widget: 'texts', name: 'name', label: texts['members.name'] },
      { widget: 'texts', name: 'title', label: texts['members.position'] },
      {
        widget: 'choice',
        name: 'duty',
        label: texts['members.duty'],
        help: texts['members.duty_help'],
        options: duties,
      },
      { widget: 'text', name: 'phone', label: texts['members.phone'] },
      { widget: 'email', name: 'email', label: texts['members.email'] },
      { widget: 'texts', name: 'tenure', label: texts['members.tenure'], help: texts['members.tenure_help'] },
      {
        widget: 'picture',
        name: 'photo',
        label: texts['members.photo'],
        help: texts['members.photo_help'],
        types: photoTypes,
        library: LibraryField,
        stored: (orgId, { id, hasPhoto }) =>
          hasPhoto
            ? urlOf<MemberPhotoApi['memberPhoto']>('GET /admin/members/{orgId}/{id}/photo', { orgId, id })
            : undefined,
      },
      sampleField,
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['members.name'], width: 260, value: ({ name }) => name },
      { key: 'post', label: texts['members.position'], value: ({ title }) => title },
      {
        key: 'kind',
        label: texts['members.group'],
        value: ({ kind }) => texts[`members.${kind}`],
        filter: { type: 'select', options: groups },
      },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ name }) => name,
    page: () => '/members',
    order: { groups },
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
