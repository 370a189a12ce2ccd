// Console screens of the long pages: list, form to add, item with its text in parts.

import { blockMessages } from '#kit/blocks/messages.ts'
import { showBlockRow } from '#kit/blocks/rows.ts'
import type { OutputOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { sendForm } from '#platform/send-form.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { AddForm } from '#features/publishing/screens/kind/add-form.tsx'
import type { KindField } from '#features/publishing/screens/kind/definition.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { sampleField } from '#features/publishing/screens/kind/sample-field.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import type { PageAdmin, PagePicturesApi } from '../../contract/admin.ts'
import { changedPage, newPage, newPicture } from '../../contract/forms.ts'
import { maxSources, pageAddress, pageSlugs, pictureTypes } from '../../contract/site-pages.ts'
import { pagesConsole, pagesMessages } from '../../messages.ts'
import { partTexts } from './part-texts.ts'
import { PartFields } from './part-fields.tsx'
import { PageText } from './page-text.tsx'

type Item = OutputOf<PageAdmin['read']>
type Row = OutputOf<PageAdmin['list']>['data'][number]

const texts = { ...pagesMessages, ...pagesConsole }
const issueMessages = { ...blockMessages, ...pagesMessages }

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'pages',
    path: '/admin/pages/{orgId}' satisfies PageAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['pages.office'],
      lead: texts['pages.office_lead'],
      add: texts['pages.new'],
      back: texts['pages.back'],
      searchHint: texts['pages.search_hint'],
    },
    messages: issueMessages,
    adds: newPage,
    changes: changedPage,
    fields: [
      {
        widget: 'choice',
        name: 'slug',
        label: texts['pages.which'],
        options: pageSlugs.map((value) => ({ value, label: texts[`pages.${value}`] })),
        only: 'add',
      },
      { widget: 'texts', name: 'title', label: texts['pages.title_field'] },
      {
        widget: 'rows',
        name: 'blocks',
        label: texts['pages.parts'],
        row: texts['pages.part_n'],
        add: texts['pages.add_part'],
        max: 300,
        initially: 1,
        fields: partTexts,
        content: PartFields,
        editor: PageText,
      },
      {
        widget: 'rows',
        name: 'sources',
        label: texts['pages.sources'],
        row: texts['pages.source'],
        add: texts['pages.add_source'],
        max: maxSources,
        fields: [
          { widget: 'texts', name: 'label', label: texts['pages.source_name'] },
          { widget: 'text', name: 'url', label: texts['pages.source_url'] },
        ],
      },
      sampleField,
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['pages.title_field'], width: 320, value: ({ title }) => title },
      { key: 'updatedOn', label: texts['pages.updated_on'], kind: 'date', sortable: true },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ title }) => title,
    page: ({ slug }) => pageAddress(slug),
    valuesOf: ({ id, blocks }, orgId) => ({
      blocks: blocks.map((block) => ({
        ...showBlockRow(block),
        ...(block.type === 'image' && { address: pictureUrl(orgId, id, block.picture) }),
      })),
    }),
    fitted: fittedPage,
    more: MorePictures,
  }),
)

/** A picture has the description that it has now, in the place of the version; one that the page no longer has is left out. */
function fittedPage(version: Item, now: Item): Item {
  const pictures = new Map(
    now.blocks.flatMap((block) => (block.type === 'image' ? [[block.picture, block] as const] : [])),
  )
  const blocks = version.blocks.flatMap((block) =>
    block.type === 'image' ? (pictures.get(block.picture) ?? []) : block,
  )
  return { ...version, blocks }
}

function pictureUrl(orgId: string, id: number, number: number): string {
  return urlOf<PagePicturesApi['pagePicture']>('GET /admin/pages/{orgId}/{id}/pictures/{number}', {
    orgId,
    id,
    number,
  })
}

const addition = form(newPicture)
const pictureFields: readonly KindField[] = [
  {
    widget: 'picture',
    name: 'file',
    label: texts['pages.file'],
    help: texts['pages.file_help'],
    types: pictureTypes,
    library: LibraryField,
  },
  { widget: 'texts', name: 'alt', label: texts['pages.alt'] },
  { widget: 'texts', name: 'caption', label: texts['pages.caption'] },
]

function MorePictures({ orgId, item, language }: { orgId: string; item: Item; language: Language }) {
  return (
    <AddForm
      id="more-pictures"
      title={texts['pages.more_pictures'][language]}
      help={texts['pages.pictures_help'][language]}
      version={item.version}
      definition={addition}
      fields={pictureFields}
      messages={issueMessages}
      today={todayInNepal()}
      language={language}
      send={(data, onProgress) =>
        sendForm<PagePicturesApi['addPagePicture']>(
          'POST /admin/pages/{orgId}/{id}/pictures',
          { orgId, id: item.id },
          data,
          language,
          onProgress,
        )
      }
    />
  )
}

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'
export const clientLoader = screens.clientLoader
export default screens.Screen
