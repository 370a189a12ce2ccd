// Panel below the toolbar: a published document, found by its list and words of its title.

import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { useId } from '#ui/use-id.ts'
import { editorMessages } from './messages.ts'

/** A document that a text can link to. */
export type LinkedDocument = { title: Bilingual; url: string }

/** Lists of documents, and what one of them has for a search, the newest first. */
export type DocumentSource = {
  lists: readonly { value: string; label: string }[]
  find: (list: string, search: string) => Promise<LinkedDocument[]>
}

type DocumentPanelProps = {
  source: DocumentSource
  language: Language
  onChoose: (document: LinkedDocument) => void
  onCancel: () => void
}

const searchDelayMs = 300

export function DocumentPanel({ source, language, onChoose, onCancel }: DocumentPanelProps) {
  const t = translator(editorMessages, language)
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [list, setList] = useState(source.lists[0]!.value)
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<LinkedDocument[] | 'lost'>()

  useEffect(() => {
    let isLeft = false
    const timer = setTimeout(() => {
      void source.find(list, search).then(
        (documents) => (isLeft ? undefined : setFound(documents)),
        () => (isLeft ? undefined : setFound('lost')),
      )
    }, searchDelayMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [source, list, search])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel()
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className="block-panel">
      <label htmlFor={`${id}-list`} className="font-bold">
        {t('editor.document_list')}
      </label>
      <select
        id={`${id}-list`}
        ref={first}
        className="input"
        value={list}
        data-no-draft=""
        onChange={({ target }) => setList(target.value)}
      >
        {source.lists.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={id} className="font-bold">
        {t('editor.find_document')}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className="input"
        value={search}
        data-no-draft=""
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={onKeyDown}
      />
      {found === 'lost' ? <output>{t('editor.not_reached')}</output> : null}
      {Array.isArray(found) && found.length === 0 ? <output>{t('editor.no_document')}</output> : null}
      {Array.isArray(found) && found.length > 0 ? (
        <ul className="max-h-72 divide-y divide-neutral-200 overflow-y-auto rounded-box border border-neutral-300 bg-surface">
          {found.map((document) => {
            const { text, lang } = inLanguage(document.title, language)
            return (
              <li key={document.url}>
                <button
                  type="button"
                  lang={lang}
                  className="min-h-11 w-full px-3 py-2 text-start hover:bg-secondary-50"
                  onClick={() => onChoose(document)}
                >
                  {text}
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      <Button kind="quiet" className="justify-self-start" onClick={onCancel}>
        {t('editor.cancel')}
      </Button>
    </div>
  )
}
