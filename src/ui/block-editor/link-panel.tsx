// Panel below the toolbar: the address of a link.

import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { fitsMark } from '#kit/blocks/link-pattern.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { ErrorLine } from '#ui/form/error-line.tsx'
import { useId } from '#ui/use-id.ts'
import { editorMessages } from './messages.ts'

type LinkPanelProps = {
  url: string
  language: Language
  /** '' removes the link. */
  onSet: (url: string) => void
  onCancel: () => void
}

export function LinkPanel({ url, language, onSet, onCancel }: LinkPanelProps) {
  const t = translator(editorMessages, language)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [typed, setTyped] = useState(url)
  const [isWrong, setWrong] = useState(false)

  function set(): void {
    const address = typed.trim()
    if (fitsMark(address)) onSet(address)
    else setWrong(true)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') set()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }

  return (
    <div className="block-panel">
      <label htmlFor={id} className="font-bold">
        {t('editor.url')}
      </label>
      <p id={`${id}-help`} className="text-neutral-600">
        {t('editor.url_help')}
      </p>
      <input
        id={id}
        type="url"
        ref={first}
        autoComplete="off"
        className="input"
        value={typed}
        aria-describedby={isWrong ? `${id}-help ${id}-error` : `${id}-help`}
        aria-invalid={isWrong || undefined}
        data-no-draft=""
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {isWrong ? <ErrorLine id={`${id}-error`}>{t('editor.url_wrong')}</ErrorLine> : null}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={set}>
          {t('editor.apply')}
        </Button>
        {url ? <Button onClick={() => onSet('')}>{t('editor.remove_link')}</Button> : null}
        <Button kind="quiet" onClick={onCancel}>
          {t('editor.cancel')}
        </Button>
      </div>
    </div>
  )
}
