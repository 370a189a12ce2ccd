// One language of a text in an editable element.

import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import type { NodeView } from 'prosemirror-view'
import { EditorView } from 'prosemirror-view'
import type { Part } from '#kit/blocks/parts.ts'
import type { Active } from './commands.ts'
import { activeAt, keys } from './commands.ts'
import { documentOf, partsOf } from './document.ts'
import { pastedParser } from './pasted.ts'
import { schema } from './schema.ts'

export type EditorSetup = {
  parts: readonly Part[]
  /** Of the editable element: its id, name and language. */
  attributes: Record<string, string>
  onChange: (parts: Part[]) => void
  onActive: (active: Active) => void
  onToolbar: () => void
  /** Fills the element that shows a picture. */
  showPicture: (reference: string, place: HTMLElement) => void
}

export function createEditor(place: HTMLElement, setup: EditorSetup): EditorView {
  const { attributes, onChange, onActive, onToolbar, showPicture } = setup
  const view: EditorView = new EditorView(place, {
    state: stateOf(setup.parts, onToolbar),
    attributes: { role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true', ...attributes },
    clipboardParser: pastedParser,
    nodeViews: { picture: (node) => pictureView(node, showPicture) },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      if (transaction.docChanged) onChange(partsOf(state.doc))
      if (view.hasFocus()) onActive(activeAt(state))
    },
    handleDOMEvents: {
      focus: (shown) => onActive(activeAt(shown.state)),
    },
  })
  return view
}

function stateOf(parts: readonly Part[], onToolbar: () => void): EditorState {
  const toToolbar = () => {
    onToolbar()
    return true
  }
  return EditorState.create({
    doc: documentOf(parts),
    plugins: [
      history(),
      keymap({ ...keys, 'Alt-F10': toToolbar }),
      keymap(baseKeymap),
      marksTyped,
      tableEditing(),
      paragraphAtTheEnd,
    ],
  })
}

/** The marks of plain text work while they are typed. */
const marksTyped = inputRules({
  rules: [
    textblockTypeInputRule(/^#\s$/, schema.nodes.heading),
    textblockTypeInputRule(/^!\s$/, schema.nodes.callout),
    wrappingInputRule(/^[-*•]\s$/, schema.nodes.bullet_list),
    wrappingInputRule(/^[1१][.)]\s$/, schema.nodes.ordered_list),
  ],
})

/** There is always a place to go on writing below a table or a picture. */
const paragraphAtTheEnd = new Plugin({
  appendTransaction(_, __, { doc, tr: transaction }) {
    const isOpen = doc.lastChild?.type === schema.nodes.paragraph
    return isOpen ? null : transaction.insert(doc.content.size, schema.nodes.paragraph.create())
  },
})

function pictureView(node: Node, show: EditorSetup['showPicture']): NodeView {
  const dom = document.createElement('figure')
  const reference = node.attrs.reference as string
  dom.dataset.picture = reference
  show(reference, dom)
  return { dom, ignoreMutation: () => true }
}
