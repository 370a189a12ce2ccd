// Rules of the lists of requested papers: which list applies on a day, the rows of a draft and what is wrong with them.

import { pick } from '#kit/pick.ts'
import type { SentPaper } from '../contract/paper-form.ts'
import type { EditionPaper } from '../contract/paper-lists.ts'
import type { DatedPaper, PaperPlace } from '../contract/papers.ts'
import { purposes } from '../contract/papers.ts'

/**
 * The list that is in force on a day, by purpose and in its order; behind it papers of earlier lists, which are not requested any more and keep their
 * names for the applications that have them.
 */
export function papersOn(papers: readonly DatedPaper[], day: string): PaperPlace[] {
  const known = papers.filter(({ effectiveFrom }) => effectiveFrom <= day).toSorted(newestFirst)
  const inForce = known.find(({ asked }) => asked)?.effectiveFrom
  const rows = known.map(({ effectiveFrom, ...paper }) => ({
    ...paper,
    asked: paper.asked && effectiveFrom === inForce,
  }))
  const named = rows.filter((paper, index) => paper.asked || rows.findIndex((other) => isSame(other, paper)) === index)
  return numbered(named.toSorted((a, b) => Number(b.asked) - Number(a.asked) || a.position - b.position))
}

/** The published lists, the newest first. */
export function paperEditions(papers: readonly DatedPaper[]): { effectiveFrom: string; rows: EditionPaper[] }[] {
  const days = Map.groupBy(
    papers.filter(({ asked }) => asked),
    ({ effectiveFrom }) => effectiveFrom,
  )
  return [...days]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([effectiveFrom, rows]) => {
      const inOrder = numbered(rows.toSorted((a, b) => a.position - b.position))
      return { effectiveFrom, rows: inOrder.map(editionPaperOf) }
    })
}

/** The rows with the paper of the form at its place among those of its purpose, in place of the one at `index`. */
export function placePaper(rows: readonly EditionPaper[], index: number, sent: SentPaper): EditionPaper[] {
  const before = rows[index]
  const others = rows.toSpliced(index, 1)
  const kept = before?.purpose === sent.purpose ? before.place : undefined
  const siblings = others.filter(({ purpose }) => purpose === sent.purpose)
  const place = Math.min(sent.place ?? kept ?? siblings.length + 1, siblings.length + 1)
  const paper = { ...pick(sent, ['purpose', 'kind', 'labelEn', 'labelNe', 'required', 'sample']), place }
  return purposes.flatMap((purpose) => {
    const own = others.filter((other) => other.purpose === purpose)
    const all = purpose === paper.purpose ? own.toSpliced(place - 1, 0, paper) : own
    return all.map((row, at) => ({ ...row, place: at + 1 }))
  })
}

/** A paper that is twice in the list for the same purpose. */
export function paperIssues(rows: readonly EditionPaper[]): { row: number; key: string }[] {
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => isSame(other, row)) < index ? [{ row: index + 1, key: 'applications.paper_taken' }] : [],
  )
}

/** A row of a draft as it is stored. */
export function paperPlaceOf({ labelEn, labelNe, place, ...paper }: EditionPaper): PaperPlace {
  return { ...paper, position: place, label: { en: labelEn, ne: labelNe }, asked: true }
}

function editionPaperOf({ label, position, asked: _asked, ...paper }: PaperPlace): EditionPaper {
  return { ...paper, place: position, labelEn: label.en, labelNe: label.ne }
}

/** By purpose, with positions from 1 in each. */
function numbered(papers: readonly PaperPlace[]): PaperPlace[] {
  return purposes.flatMap((each) =>
    papers.filter(({ purpose }) => purpose === each).map((paper, index) => ({ ...paper, position: index + 1 })),
  )
}

type Place = Pick<EditionPaper, 'purpose' | 'kind'>

function isSame(a: Place, b: Place): boolean {
  return a.purpose === b.purpose && a.kind === b.kind
}

function newestFirst(a: DatedPaper, b: DatedPaper): number {
  return b.effectiveFrom.localeCompare(a.effectiveFrom)
}
