// Dialog with the described pictures, or the PDF files, of the media library, found by words of their descriptions.

import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useId } from '#ui/use-id.ts'
import type { ListedMedia, MediaApi } from '../contract/api.ts'
import type { MediaKind } from '../contract/limits.ts'
import { Thumbnail } from './thumbnail.tsx'
import { mediaTranslator, nameOf } from './translator.ts'

type LibraryDialogProps = {
  orgId: string
  kind: MediaKind
  language: Language
  open: boolean
  onClose: () => void
  onChoose: (file: ListedMedia) => void
}

const searchDelayMs = 300
const maxShown = 24

export function LibraryDialog({ open, onClose, ...shown }: LibraryDialogProps) {
  const t = mediaTranslator(shown.language)
  return (
    <Dialog wide open={open} onClose={onClose} title={t('media.title')} closeLabel={t('media.close')}>
      <Files {...shown} />
    </Dialog>
  )
}

function Files({ orgId, kind, language, onChoose }: Omit<LibraryDialogProps, 'open' | 'onClose'>) {
  const t = mediaTranslator(language)
  const id = useId()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly ListedMedia[] | 'lost'>()
  useEffect(() => {
    let isLeft = false
    async function find(): Promise<void> {
      const described = kind === 'picture' ? ({ view: 'described' } as const) : {}
      const query = { orgId, kind, ...described, limit: maxShown, search }
      const outcome = await apiIn(language).send<MediaApi['listMedia']>('GET /admin/media/{orgId}', query)
      if (!isLeft) setFound(outcome.kind === 'done' ? outcome.value.data : 'lost')
    }
    const timer = setTimeout(() => void find(), searchDelayMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [orgId, kind, language, search])
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-bold">
        {t('media.search_hint')}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className="input"
        value={search}
        data-no-draft=""
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      {found === 'lost' ? <output>{t('server.failed')}</output> : null}
      {Array.isArray(found) && found.length === 0 ? (
        <output>{t(kind === 'pdf' ? 'media.none_pdf' : 'media.none_described')}</output>
      ) : null}
      {Array.isArray(found) ? (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {(found as ListedMedia[]).map((file) => {
            const { text, lang } = nameOf(file, language)
            return (
              <li key={file.id}>
                <button
                  type="button"
                  lang={lang}
                  className="grid w-full gap-1 rounded-box border border-neutral-300 p-2 text-start text-sm hover:bg-secondary-50"
                  onClick={() => onChoose(file)}
                >
                  <Thumbnail {...{ orgId, file, language }} className="aspect-3/2 w-full" />
                  <span className="line-clamp-2">{text}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {kind === 'picture' ? (
        <p className="text-neutral-600">
          {t('media.only_described')}{' '}
          <Link to="/staff/media?view=undescribed" target="_blank" className="link">
            {t('media.title')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
