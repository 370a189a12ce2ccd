// Tools of the editor, by the part of the text in which the cursor is.

import type { Command } from 'prosemirror-state'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Active, BlockName, TableCommand } from './commands.ts'
import { redo, setBlock, tableCommands, toggleBold, undo } from './commands.ts'
import { editorMessages } from './messages.ts'
import type { Tool } from './toolbar.tsx'

/** What opens below the toolbar. */
export type Panel = 'link' | 'document' | 'picture'

type ToolOptions = {
  language: Language
  hasDocuments: boolean
  hasPictures: boolean
  /** Runs a command in the language that is being written. */
  run: (command: Command) => void
  togglePanel: (name: Panel) => void
  insertTable: () => void
}

const blocks: readonly BlockName[] = ['paragraph', 'heading', 'list', 'steps', 'quote', 'callout']

/** In the order of the toolbar. */
export function toolsOf(active: Active, options: ToolOptions): Tool[] {
  const { language, hasDocuments, hasPictures, run, togglePanel, insertTable } = options
  const t = translator(editorMessages, language)
  return [
    ...blocks.map((name) => ({
      key: name,
      label: t(`editor.part_${name}`),
      pressed: active.part === name,
      run: () => run(setBlock(name)),
    })),
    {
      key: 'bold',
      label: t('editor.bold'),
      shown: <strong>{t('editor.bold')}</strong>,
      pressed: active.bold,
      run: () => run(toggleBold),
    },
    {
      key: 'link',
      label: t('editor.part_link'),
      pressed: active.url !== undefined,
      run: () => togglePanel('link'),
    },
    ...(hasDocuments ? [{ key: 'document', label: t('editor.document'), run: () => togglePanel('document') }] : []),
    ...(hasPictures ? [{ key: 'picture', label: t('editor.part_picture'), run: () => togglePanel('picture') }] : []),
    { key: 'table', label: t('editor.part_table'), run: insertTable },
    ...(active.part === 'table'
      ? (Object.keys(tableCommands) as TableCommand[]).map((name) => ({
          key: name,
          label: t(`editor.${name}`),
          run: () => run(tableCommands[name]),
        }))
      : []),
    { key: 'undo', label: t('editor.undo'), run: () => run(undo) },
    { key: 'redo', label: t('editor.redo'), run: () => run(redo) },
  ]
}
