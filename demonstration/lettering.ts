// Text of both scripts measured and drawn: fonts, widths, line breaks, outlines.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import type { Font, GlyphRun } from 'fontkit'
import { unpackWoff } from './woff.ts'

export type Weight = 'regular' | 'bold'
type Script = 'latin' | 'devanagari'
export type Face = `${Script}-${400 | 700}`

/** A piece of one line set in one face. `width` is in points. */
export type Piece = { text: string; face: Face; width: number }

const faces: Face[] = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700']
// The .woff files, not .woff2: fontkit cannot subset the composite glyphs of a transformed WOFF2 table.
const opened = new Map(faces.map((face) => [face, openFace(face)]))
const measuredRuns = new Map<string, number>()
const devanagari = /[\u0900-\u097F\u25CC]|\u200C|\u200D/
const scriptRuns = new RegExp(`(?:${devanagari.source})+|(?:(?!${devanagari.source}).)+`, 'gs')

/** Makes the faces known to one document under their names; the opened fonts are shared by all documents. */
export function registerFaces(doc: PDFKit.PDFDocument) {
  for (const [face, font] of opened) doc.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource)
}

/** The lines of a paragraph that fit `measure` points; a word wider than that has a line of its own. */
export function breakLines(text: string, weight: Weight, size: number, measure: number): Piece[][] {
  const space = piecesOf(' ', weight, size)[0]!
  const lines: Piece[][] = [[]]
  let taken = 0
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pieces = piecesOf(word, weight, size)
    const width = widthOf(pieces)
    if (taken > 0 && taken + space.width + width > measure) {
      lines.push(pieces)
      taken = width
      continue
    }
    lines.at(-1)!.push(...(taken > 0 ? [space] : []), ...pieces)
    taken += width + (taken > 0 ? space.width : 0)
  }
  return lines.map(joinPieces)
}

/** The width of set pieces in points. */
export function widthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0)
}

/** One line as an SVG path whose baseline starts at (x, y), so that a picture needs no font. `width` is in pixels. */
export function outline(
  text: string,
  weight: Weight,
  size: number,
  x: number,
  y: number,
): { d: string; width: number } {
  let pen = x
  const pieces = joinPieces(piecesOf(text, weight, size))
  const d = pieces.map((piece) => {
    const font = opened.get(piece.face)!
    const scale = size / font.unitsPerEm
    const run = font.layout(piece.text)
    return run.glyphs.map((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = run.positions[index]!
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y - yOffset * scale)
        .toSVG()
      pen += xAdvance * scale
      return path
    })
  })
  return { d: d.flat().join(''), width: pen - x }
}

function piecesOf(text: string, weight: Weight, size: number): Piece[] {
  return (text.match(scriptRuns) ?? []).map((run) => {
    const face: Face = `${devanagari.test(run) ? 'devanagari' : 'latin'}-${weight === 'bold' ? 700 : 400}`
    return { text: run, face, width: widthOfRun(face, run) * size }
  })
}

function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.face !== piece.face) joined.push(piece)
    else joined[joined.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }
  }
  return joined
}

function widthOfRun(face: Face, run: string): number {
  const key = `${face} ${run}`
  const font = opened.get(face)!
  const width = measuredRuns.get(key) ?? measure(font, run)
  measuredRuns.set(key, width)
  return width
}

/** Throws a RangeError for a character that the font lacks: better than an empty box in a letter. */
function measure(font: Font, run: string): number {
  const lacking = [...run].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))
  if (lacking) throw new RangeError(`The font has no '${lacking}' for: ${run}`)
  return font.layout(run).advanceWidth / font.unitsPerEm
}

function openFace(face: Face): Font {
  const path = `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${face}-normal.woff`
  return rememberLayouts(fontkit.create(unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(path))))) as Font)
}

/** The same font, shaping each word once for all documents; positions are copied because the PDF writer scales them in place. */
function rememberLayouts(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  const layout = (text: string) => {
    const run = known.get(text) ?? font.layout(text)
    known.set(text, run)
    return Object.assign(Object.create(run), { positions: run.positions.map((position) => ({ ...position })) })
  }
  return Object.assign(Object.create(font), { layout })
}
