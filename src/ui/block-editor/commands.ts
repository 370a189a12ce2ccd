// Commands of the editor's toolbar and keys, and what is active at the selection.

import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables'
import type { Part, PartType } from '#kit/blocks/parts.ts'
import { nodeOf, placeOfPart } from './document.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export type BlockName = Exclude<PartType, 'table' | 'picture' | 'link'>

/** What is at the selection: its part, whether it is bold, the address of its link. */
export type Active = { part: PartType; bold: boolean; url: string | undefined; isEmpty: boolean }

export function activeAt(state: EditorState): Active {
  const { $from, from, to, empty } = state.selection
  const around = $from.node(1) ?? (state.selection instanceof NodeSelection ? state.selection.node : undefined)
  const stored = state.storedMarks ?? $from.marks()
  const bold = empty ? Boolean(marks.bold.isInSet(stored)) : state.doc.rangeHasMark(from, to, marks.bold)
  const link = marks.link.isInSet($from.marks()) ?? $from.nodeAfter?.marks.find(({ type }) => type === marks.link)
  const url = (around?.type === nodes.link_line ? around.attrs.url : link?.attrs.url) as string | undefined
  return { part: partTypes[around?.type.name ?? 'paragraph'] ?? 'paragraph', bold, url, isEmpty: empty }
}

const partTypes: Readonly<Record<string, PartType>> = {
  heading: 'heading',
  bullet_list: 'list',
  ordered_list: 'steps',
  quote: 'quote',
  callout: 'callout',
  link_line: 'link',
  table: 'table',
  picture: 'picture',
}

export const toggleBold = toggleMark(marks.bold)

/** Makes the selected lines this kind of part; those that are it become paragraphs again. */
export function setBlock(name: BlockName): Command {
  return (state, dispatch, view) => {
    const wanted = activeAt(state).part === name ? 'paragraph' : name
    return chainCommands(inPlace(wanted), turnLines(wanted))(state, dispatch, view)
  }
}

function inPlace(name: BlockName): Command {
  if (name === 'list') return wrapInList(nodes.bullet_list)
  if (name === 'steps') return wrapInList(nodes.ordered_list)
  if (name === 'quote') return () => false
  return (state, dispatch) => state.selection.$from.depth === 1 && setBlockType(nodes[name])(state, dispatch)
}

/** Replaces the selected parts by others of the same lines, where commands of the library cannot: lists, quotations, tables. */
function turnLines(name: BlockName): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection
    if ($from.depth === 0) return false
    const [first, last] = [$from.index(0), $to.index(0)]
    const parts = state.doc.children.slice(first, last + 1)
    if (parts.some(({ type }) => type === nodes.table || type === nodes.picture)) return false
    const lines = parts.flatMap(linesOf)
    const made = partsFrom(name, lines)
    if (dispatch) {
      const [start, end] = [$from.before(1), $to.after(1)]
      const transaction = state.tr.replaceWith(start, end, made)
      const at = Math.min(start + made[0]!.nodeSize - 1, transaction.doc.content.size)
      dispatch(transaction.setSelection(TextSelection.near(transaction.doc.resolve(at), -1)).scrollIntoView())
    }
    return true
  }
}

function linesOf(part: Node): Node[] {
  if (part.type === nodes.bullet_list || part.type === nodes.ordered_list)
    return part.children.map((item) => item.firstChild!)
  if (part.type === nodes.quote) return part.children.filter(({ content }) => content.size > 0)
  return [part]
}

function partsFrom(name: BlockName, lines: readonly Node[]): Node[] {
  const list = { list: nodes.bullet_list, steps: nodes.ordered_list }[name as string]
  if (list)
    return [
      list.create(
        null,
        lines.map((line) => nodes.list_item.create(null, nodes.paragraph.create(null, line.content))),
      ),
    ]
  const kept = lines.length > 0 ? lines : [nodes.paragraph.create()]
  if (name === 'quote')
    return kept.map((line) =>
      nodes.quote.create(null, [nodes.quote_text.create(null, line.content), nodes.quote_by.create()]),
    )
  const type = nodes[name as 'heading' | 'paragraph' | 'callout']
  return kept.map((line) => type.create(null, type === nodes.heading ? textOnly(line) : line.content))
}

function textOnly(line: Node): Node[] {
  return line.textContent ? [schema.text(line.textContent)] : []
}

/** Sets the address of the link at the selection; '' removes it. Without a selection it becomes a line of its own with these words. */
export function setLink(url: string, text: string): Command {
  return (state, dispatch) => {
    const { $from, from, to, empty } = state.selection
    const around = $from.node(1)
    if (around?.type === nodes.link_line) {
      const type = url ? nodes.link_line : nodes.paragraph
      dispatch?.(state.tr.setNodeMarkup($from.before(1), type, url ? { url } : null))
      return true
    }
    const range = empty ? linkAround(state) : { from, to }
    if (range) {
      const transaction = state.tr.removeMark(range.from, range.to, marks.link)
      dispatch?.(url ? transaction.addMark(range.from, range.to, marks.link.create({ url })) : transaction)
      return true
    }
    return url !== '' && insertPart(nodes.link_line.create({ url }, schema.text(text || url)))(state, dispatch)
  }
}

function linkAround(state: EditorState): { from: number; to: number } | undefined {
  const { $from } = state.selection
  const at = $from.parent.childAfter($from.parentOffset)
  const mark = at.node && marks.link.isInSet(at.node.marks)
  if (!at.node || !mark) return undefined
  const from = $from.start() + at.offset
  return { from, to: from + at.node.nodeSize }
}

/** Puts a part after the one at the selection, in place of an empty paragraph. */
export function insertPart(part: Node): Command {
  return (state, dispatch) => insertAt(part, indexOfSelection(state))(state, dispatch)
}

export function indexOfSelection(state: EditorState): number {
  return state.selection.$from.index(0)
}

/** Puts another part in the place of the one with this number, from 1. */
export function replacePart(part: Part, n: number): Command {
  return (state, dispatch) => {
    const place = placeOfPart(state.doc, n)
    if (place && dispatch) dispatch(state.tr.replaceWith(place.from, place.to, nodeOf(part)).scrollIntoView())
    return place !== undefined
  }
}

/** The same by the number of the part before it. */
export function insertAt(part: Node, after: number): Command {
  return (state, dispatch) => {
    const { doc } = state
    const index = Math.min(after, doc.childCount - 1)
    const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    const there = doc.child(index)
    const isEmpty = there.type === nodes.paragraph && there.content.size === 0
    const end = start + there.nodeSize
    const transaction = state.tr.replaceWith(isEmpty ? start : end, end, part)
    const at = (isEmpty ? start : end) + 1
    if (dispatch) dispatch(transaction.setSelection(TextSelection.near(transaction.doc.resolve(at))).scrollIntoView())
    return true
  }
}

export const tableCommands = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable } as const
export type TableCommand = keyof typeof tableCommands

export { redo, undo }

/** Enter in a quotation or a table goes on to the next line; a heading, call-out or link is followed by a paragraph. */
const nextLine: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (isInTable(state)) return goToNextCell(1)(state, dispatch) || true
  if ($from.parent.type === nodes.quote_text) {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, $from.after() + 1)))
    return true
  }
  if ($from.parent.type === nodes.quote_by) return insertPart(nodes.paragraph.create())(state, dispatch)
  const ends: NodeType[] = [nodes.callout, nodes.link_line]
  return ends.includes($from.parent.type) && $from.parentOffset === $from.parent.content.size
    ? insertPart(nodes.paragraph.create())(state, dispatch)
    : false
}

const enter = chainCommands(nextLine, splitListItem(nodes.list_item), liftListItem(nodes.list_item), baseKeymap.Enter!)

/** Backspace at the beginning of a part that is no paragraph makes it one. */
const toParagraph: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth !== 1 || $from.parent.type === nodes.paragraph) return false
  return setBlockType(nodes.paragraph)(state, dispatch)
}

/** Backspace at the beginning of an item takes it out of its list. */
const outOfList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth < 2 || $from.node(-1).type !== nodes.list_item) return false
  return liftListItem(nodes.list_item)(state, dispatch)
}

/** Tab moves in a table only: elsewhere it leaves the text, as in every field. */
export const keys: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggleBold,
  'Mod-Alt-1': setBlock('heading'),
  'Mod-Alt-0': setBlock('paragraph'),
  Enter: enter,
  'Shift-Enter': enter,
  Backspace: chainCommands(toParagraph, outOfList, baseKeymap.Backspace!),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
}
