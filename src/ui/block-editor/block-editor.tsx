// Editor of a long text in both languages side by side, one below the other on a phone, under one toolbar. Loaded where somebody writes.

import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Part } from '#kit/blocks/parts.ts'
import { readParts, writeParts } from '#kit/blocks/parts.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { uiMessages } from '#ui/messages.ts'
import type { Active } from './commands.ts'
import { indexOfSelection, insertAt, insertPart, replacePart, setLink } from './commands.ts'
import type { DocumentSource } from './document-panel.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { emptyTable, nodeOf } from './document.ts'
import { createEditor } from './editor-view.ts'
import { LinkPanel } from './link-panel.tsx'
import { editorMessages } from './messages.ts'
import { Notices } from './notices.tsx'
import { Toolbar } from './toolbar.tsx'
import { toolsOf, type Panel } from './tools.tsx'

export type BlockEditorProps = {
  /** The ids of the editable elements. */
  ids: Bilingual
  /** The accessible names of the editable elements. */
  labels: Bilingual
  describedBy?: string | undefined
  /** What the editor starts with, in the format of `kit/blocks/parts.ts`. */
  texts: Bilingual
  language: Language
  onChange: (texts: Bilingual) => void
  /** Without it a text cannot link to documents by their title. */
  documents?: DocumentSource | undefined
  /** What opens to choose a picture of the media library; without it a text keeps the pictures it has. */
  renderPictures?: ((props: PictureChoice) => ReactNode) | undefined
  /** The address of a picture by its reference, to be revoked with the page. */
  loadPicture: (reference: string) => Promise<string>
}

/** `onChoose` is given the reference of the picture, as the plain text names it. */
export type PictureChoice = { onChoose: (reference: string) => void; onCancel: () => void }

/** The languages in the order in which they are written. */
const sides = ['ne', 'en'] as const

const nowhere: Active = { part: 'paragraph', bold: false, url: undefined, isEmpty: true }

export default function BlockEditor(props: BlockEditorProps) {
  const { ids, labels, describedBy, texts, language, onChange, documents, renderPictures, loadPicture } = props
  const t = translator(editorMessages, language)
  const tUi = translator(uiMessages, language)
  const places = { ne: useRef<HTMLDivElement>(null), en: useRef<HTMLDivElement>(null) }
  const toolbar = useRef<HTMLDivElement>(null)
  const views = useRef<Partial<Record<Language, EditorView>>>({})
  const [parts, setParts] = useState(() => ({ ne: readParts(texts.ne), en: readParts(texts.en) }))
  /** One action may change both languages before anything is rendered. */
  const held = useRef(parts)
  const [side, setSide] = useState<Language>('ne')
  const [active, setActive] = useState(nowhere)
  const [panel, setPanel] = useState<Panel>()

  const changed = useEffectEvent((lang: Language, now: Part[]) => {
    const both = { ...held.current, [lang]: now }
    held.current = both
    setParts(both)
    onChange({ ne: writeParts(both.ne), en: writeParts(both.en) })
  })
  const start = useEffectEvent((lang: Language, place: HTMLElement) =>
    createEditor(place, {
      parts: parts[lang],
      attributes: {
        id: ids[lang],
        lang,
        'aria-label': labels[lang],
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      onChange: (now) => changed(lang, now),
      onActive: (now) => {
        setSide(lang)
        setActive(now)
      },
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
      showPicture: (reference, figure) => void showPicture(reference, figure),
    }),
  )

  useEffect(() => {
    const made = sides.map((lang) => [lang, start(lang, places[lang].current!)] as const)
    views.current = Object.fromEntries(made)
    return () => made.forEach(([, view]) => view.destroy())
    // The places are refs, which stay the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function showPicture(reference: string, figure: HTMLElement): Promise<void> {
    const name = t('editor.picture_n', { n: Number(reference.replace(/\D/g, '')) })
    figure.textContent = name
    try {
      const image = document.createElement('img')
      image.src = await loadPicture(reference)
      image.alt = name
      figure.replaceChildren(image)
    } catch {
      figure.textContent = `${name}: ${t('editor.picture_lost')}`
    }
  }

  function run(command: Command): void {
    const view = views.current[side]
    if (!view) return
    command(view.state, (transaction) => view.dispatch(transaction), view)
    view.focus()
  }

  /** Pictures, tables and documents are put into both languages: a text has the same parts in each. */
  function insertInBoth(partFor: (lang: Language) => Part | 'table'): void {
    const view = views.current[side]
    if (!view) return
    const otherSide = side === 'ne' ? 'en' : 'ne'
    const other = views.current[otherSide]
    const place = indexOfSelection(view.state)
    const made = (lang: Language) => {
      const part = partFor(lang)
      return part === 'table' ? emptyTable() : nodeOf(part)
    }
    const { ne, en } = held.current
    const isForBoth = held.current[otherSide].length > 0 || ne.length + en.length === 0
    if (other && isForBoth) insertAt(made(otherSide), place)(other.state, (change) => other.dispatch(change))
    insertPart(made(side))(view.state, (change) => view.dispatch(change))
    view.focus()
  }

  function close(): void {
    setPanel(undefined)
    views.current[side]?.focus()
    // While a dialog is open nothing behind it takes the focus.
    if (panel === 'picture') requestAnimationFrame(() => views.current[side]?.focus())
  }

  const tools = toolsOf(active, {
    language,
    hasDocuments: documents !== undefined,
    hasPictures: renderPictures !== undefined,
    run,
    togglePanel: (name) => setPanel(panel === name ? undefined : name),
    insertTable: () => insertInBoth(() => 'table'),
  })

  return (
    <div className="block-editor">
      <Toolbar
        label={t('editor.tools')}
        controls={`${ids.ne} ${ids.en}`}
        tools={tools}
        place={toolbar}
        onEscape={() => views.current[side]?.focus()}
      />
      {panel === 'link' ? (
        <LinkPanel
          url={active.url ?? ''}
          language={language}
          onSet={(url) => {
            close()
            run(setLink(url, url))
          }}
          onCancel={close}
        />
      ) : null}
      {panel === 'document' && documents ? (
        <DocumentPanel
          source={documents}
          language={language}
          onChoose={({ title, url }) => {
            close()
            insertInBoth((lang) => ({ type: 'link', text: title[lang] || title.ne || title.en, url }))
          }}
          onCancel={close}
        />
      ) : null}
      {panel === 'picture'
        ? renderPictures?.({
            onChoose: (reference) => {
              close()
              insertInBoth(() => ({ type: 'picture', reference }))
            },
            onCancel: close,
          })
        : null}
      <div className="grid items-stretch gap-4 md:grid-cols-2">
        {sides.map((lang) => (
          <div key={lang} className="grid min-w-0 grid-rows-[auto_1fr] gap-1.5">
            <span aria-hidden="true">{tUi(`ui.text.${lang}`)}</span>
            <div ref={places[lang]} className="block-text" />
          </div>
        ))}
      </div>
      <Notices
        parts={parts}
        language={language}
        onReplace={(part, n) => {
          const view = views.current.ne!
          replacePart(part, n)(view.state, (change) => view.dispatch(change))
          view.focus()
        }}
      />
    </div>
  )
}
