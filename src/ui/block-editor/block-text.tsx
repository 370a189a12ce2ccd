// Form field of a long text in both languages: the editor, which is loaded here, or plain fields where it cannot be loaded.

import type { ComponentType, ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readParts } from '#kit/blocks/parts.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { useFormParts } from '#ui/form/form-context.ts'
import { ErrorText } from '#ui/form/field-frame.tsx'
import { idsOf } from '#ui/form/ids.ts'
import type { BlockEditorProps } from './block-editor.tsx'
import { differenceBetween } from './difference.ts'
import { editorMessages } from './messages.ts'

type BlockTextProps = Pick<BlockEditorProps, 'documents' | 'labels' | 'loadPicture' | 'renderPictures'> & {
  name: string
  legend: string
  /** The names of the fields with the texts, which are not shown; a draft stores them. */
  texts: Bilingual
  initially: Bilingual
  /** The fields whose errors are shown below the editor. */
  errorsOf: readonly string[]
  /** Further hidden fields that follow from the texts. */
  renderFields?: ((texts: Bilingual) => ReactNode) | undefined
  /** Both languages must have the same parts: the message when they have not, where the form's definition does not say it. */
  differs?: string | undefined
  renderFallback: (texts: Bilingual) => ReactNode
  language: Language
}

export function BlockText(props: BlockTextProps) {
  const { name, legend, texts, initially, errorsOf, renderFields, differs, renderFallback, language, ...shared } = props
  const t = translator(editorMessages, language)
  const form = useFormParts()
  const { Editor, isLost } = useEditor()
  const [written, setWritten] = useState(initially)
  const [restored, setRestored] = useState(0)
  const controls = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({})

  const issues = useEffectEvent(() => {
    const difference = differs && differenceBetween(readParts(written.ne), readParts(written.en))
    return difference ? [{ field: name, key: differs, values: { n: difference.n } }] : []
  })
  const hold = useEffectEvent(form.holdIssues)
  useEffect(() => {
    hold(name, issues)
    return () => hold(name, undefined)
  }, [name])

  function change(now: Bilingual): void {
    setWritten(now)
    for (const lang of ['ne', 'en'] as const) controls.current[lang]!.value = now[lang]
    form.saveDraft()
    // Once the fields that follow from the texts are rendered.
    const shown = errorsOf.filter((field) => form.error(field) !== undefined)
    if (shown.length > 0) setTimeout(() => shown.forEach((field) => form.check(field)))
  }

  /** A draft has filled the hidden field: the editor starts again with it. */
  function restore(lang: Language, text: string): void {
    setWritten((before) => ({ ...before, [lang]: text }))
    setRestored((times) => times + 1)
  }

  if (isLost)
    return (
      <div className="grid gap-2">
        <output>{t('editor.lost')}</output>
        {renderFallback(written)}
      </div>
    )
  const ids = idsOf(form, name)
  return (
    <fieldset id={ids.control} tabIndex={-1} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-bold text-neutral-900">{legend}</legend>
      <p id={ids.help} className="text-neutral-600">
        {t('editor.keys')}
      </p>
      {(['ne', 'en'] as const).map((lang) => (
        <textarea
          key={lang}
          ref={(control) => void (controls.current[lang] = control)}
          hidden
          name={texts[lang]}
          defaultValue={initially[lang]}
          onInput={({ currentTarget }) => restore(lang, currentTarget.value)}
        />
      ))}
      {renderFields?.(written)}
      {Editor ? (
        <Editor
          key={restored}
          ids={{ ne: idsOf(form, texts.ne).control, en: idsOf(form, texts.en).control }}
          describedBy={ids.help}
          texts={written}
          language={language}
          onChange={change}
          {...shared}
        />
      ) : (
        <div aria-busy="true" className="min-h-72 animate-pulse rounded-box bg-neutral-100 p-4">
          {t('editor.loading')}
        </div>
      )}
      {errorsOf.map((field) => (
        <ErrorText key={field} name={field} />
      ))}
    </fieldset>
  )
}

/** The editor's own file is loaded when a form has a long text. */
function useEditor() {
  const [loaded, setLoaded] = useState<ComponentType<BlockEditorProps> | 'lost'>()
  useEffect(() => {
    let isLeft = false
    void import('./block-editor.tsx').then(
      (module) => (isLeft ? undefined : setLoaded(() => module.default)),
      () => (isLeft ? undefined : setLoaded('lost')),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return loaded === 'lost' ? { Editor: undefined, isLost: true } : { Editor: loaded, isLost: false }
}
