// Console screens of albums: list, form to add, item with its pictures.

import { useSearchParams } from 'react-router'
import type { OutputOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { sendForm } from '#platform/send-form.ts'
import { LibraryField } from '#features/media/screens/library-field.tsx'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { AddForm } from '#features/publishing/screens/kind/add-form.tsx'
import type { KindField, RowContentProps, RowsEditorProps } from '#features/publishing/screens/kind/definition.ts'
import { kindScreens } from '#features/publishing/screens/kind/definition.ts'
import { screensOf } from '#features/publishing/screens/kind/screens.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { albumAddress, maxPictures, maxPicturesSent, pictureTypes } from '../contract/addresses.ts'
import type { AlbumAdmin, AlbumPicturesApi } from '../contract/admin.ts'
import { changedAlbum, morePictures, newAlbum } from '../contract/forms.ts'
import { albumsConsole as texts, albumsMessages } from '../messages.ts'

type Item = OutputOf<AlbumAdmin['read']>
type Row = OutputOf<AlbumAdmin['list']>['data'][number]

const caption = { widget: 'texts', name: 'caption', label: texts['albums.caption'] } as const
const pictures = {
  widget: 'rows',
  name: 'pictures',
  label: texts['albums.pictures'],
  row: texts['albums.picture_n'],
} as const
const fileHelp = texts['albums.file_help']

const newPictures = {
  ...pictures,
  add: texts['albums.add_picture'],
  max: maxPicturesSent,
  initially: 1,
  fields: [
    {
      widget: 'picture',
      name: 'file',
      label: texts['albums.file'],
      help: fileHelp,
      types: pictureTypes,
      library: LibraryField,
    },
    caption,
  ],
  content: NewPicture,
} as const satisfies KindField

/** The pictures of the library that the address names (`?pictures=3,5`), or an empty row. */
function NewPictures({ renderRows }: RowsEditorProps) {
  const ids = (useSearchParams()[0].get('pictures') ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id))
  return renderRows(ids.slice(0, maxPicturesSent).map((fileMedia) => ({ fileMedia })))
}

/** A picture that is uploaded or is one of the library, and its caption. */
function NewPicture({ prefix, values, language }: RowContentProps) {
  const chosen = typeof values.fileMedia === 'string' ? values.fileMedia : ''
  return (
    <div className="grid gap-4">
      {chosen ? null : (
        <FileField name={`${prefix}file`} accept={pictureTypes.join()} help={fileHelp[language]} shrink />
      )}
      <LibraryField name={`${prefix}fileMedia`} initially={chosen} language={language} />
      <BothLanguages name={`${prefix}caption`} legend={texts['albums.caption'][language]} initially={noCaption} />
    </div>
  )
}
const noCaption = { en: '', ne: '' }

const screens = screensOf(
  kindScreens<Item, Row>({
    name: 'albums',
    path: '/admin/albums/{orgId}' satisfies AlbumAdmin['list']['path'],
    permission: 'content:write',
    texts: {
      title: texts['albums.office'],
      lead: texts['albums.office_lead'],
      add: texts['albums.new'],
      back: texts['albums.back'],
      searchHint: texts['albums.search_hint'],
    },
    messages: albumsMessages,
    adds: newAlbum,
    changes: changedAlbum,
    fields: [
      { widget: 'texts', name: 'title', label: texts['albums.title_field'] },
      { widget: 'texts', name: 'text', label: texts['albums.text_field'], lines: 4 },
      { widget: 'date', name: 'takenOn', label: texts['albums.taken_on'] },
      {
        widget: 'texts',
        name: 'shared',
        label: texts['albums.shared'],
        help: texts['albums.shared_help'],
        only: 'add',
      },
      { ...newPictures, editor: NewPictures, only: 'add' },
      {
        ...pictures,
        only: 'change',
        max: maxPictures,
        fields: [{ widget: 'stored', name: 'id', label: texts['albums.file'] }, caption],
      },
    ],
    columns: columnsByView<Row>((view) => [
      { key: 'title', label: texts['albums.title_field'], width: 320, value: ({ title }) => title },
      { key: 'takenOn', label: texts['albums.taken_on'], kind: 'date', sortable: true },
      { key: 'pictureCount', label: texts['albums.pictures'], named: true, kind: 'number' },
      stateColumn(view),
      ...windowColumns(view),
      entryColumn,
    ]),
    titleOf: ({ title }) => title,
    page: ({ slug }) => albumAddress(slug),
    valuesOf: ({ id, pictures: stored }, orgId) => ({
      pictures: stored.map((picture) => ({
        ...picture,
        url: urlOf<AlbumPicturesApi['albumPicture']>('GET /admin/albums/{orgId}/{id}/pictures/{picture}', {
          orgId,
          id,
          picture: picture.id,
        }),
      })),
    }),
    fitted: fittedAlbum,
    more: MorePictures,
  }),
)

/** The pictures that the album has now: in the order and with the captions of the version, those added since at the end. */
function fittedAlbum(version: Item, now: Item): Item {
  const [before, present] = [version, now].map(({ pictures: all }) => new Set(all.map(({ id }) => id)))
  const kept = version.pictures.filter(({ id }) => present!.has(id))
  return { ...version, pictures: [...kept, ...now.pictures.filter(({ id }) => !before!.has(id))] }
}

const addition = form(morePictures)

function MorePictures({ orgId, item, language }: { orgId: string; item: Item; language: Language }) {
  return (
    <AddForm
      id="more-pictures"
      title={texts['albums.more_pictures'][language]}
      help={texts['albums.pictures_help'][language]}
      version={item.version}
      definition={addition}
      fields={[newPictures]}
      messages={albumsMessages}
      today={todayInNepal()}
      language={language}
      send={(data, onProgress) =>
        sendForm<AlbumPicturesApi['addAlbumPictures']>(
          'POST /admin/albums/{orgId}/{id}/pictures',
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
