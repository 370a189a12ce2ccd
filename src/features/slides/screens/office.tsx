// Console screens of slides: list, form to add, item, order.

import type { OutputOf } from '#kit/contract.ts'
import { urlOf } from '#platform/api-request.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import { pictureTypes } from '../contract/addresses.ts'
import type { SlideAdmin, SlidePictureApi } from '../contract/admin.ts'
import { changedSlide, newSlide } from '../contract/forms.ts'
import { slidesConsole as texts, slidesMessages } from '../messages.ts'

type Item = OutputOf<SlideAdmin['read']>
type Row = OutputOf<SlideAdmin['list']>['data'][number]

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'slides',
    path: '/admin/slides/{orgId}' satisfies SlideAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['slides.office'],
      lead: texts['slides.office_lead'],
      add: texts['slides.new'],
      back: texts['slides.back'],
      searchHint: texts['slides.search_hint'],
    },
    messages: slidesMessages,
    adds: newSlide,
    changes: changedSlide,
    fields: [
      { widget: 'texts', name: 'title', label: texts['slides.title'] },
      { widget: 'texts', name: 'text', label: texts['slides.text'], lines: 3 },
      {
        widget: 'picture',
        name: 'picture',
        label: texts['slides.picture'],
        help: texts['slides.picture_help'],
        types: pictureTypes,
        library: LibraryField,
        stored: (orgId, { id }) =>
          urlOf<SlidePictureApi['slidePicture']>('GET /admin/slides/{orgId}/{id}/picture', { orgId, id }),
      },
      { widget: 'texts', name: 'alt', label: texts['slides.alt'], help: texts['slides.alt_help'] },
      { widget: 'text', name: 'link', label: texts['slides.link'], help: texts['slides.link_help'] },
      { widget: 'texts', name: 'linkLabel', label: texts['slides.link_label'] },
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['slides.title'], width: 320, value: ({ title }) => title },
      { key: 'link', label: texts['slides.link'] },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ title }) => title,
    page: () => '/',
    valuesOf: ({ pictureAlt }) => ({ alt: pictureAlt }),
    order: {},
  }),
)

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
