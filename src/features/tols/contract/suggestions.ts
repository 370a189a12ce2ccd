// Suggestions of the field for a tol, as one attribute of its form: half the bytes of an element for each.

/** A tol as the field offers it, the number of its answer on the page, and what its label lacks for a search. */
export type TolSuggestion = { code: string; answer: number; label: string; other: string }

/** A tol by its name and its ward, which together are its label. */
export type TolOfWard = Omit<TolSuggestion, 'label'> & { name: string; ward: string }

/** A line for each, with tabs between its values, after a line with its ward where that is not the one before. */
export function writeSuggestions(tols: readonly TolOfWard[]): string {
  return tols
    .flatMap(({ code, answer, name, ward, other }, index) => {
      const line = [code, answer, plain(name), plain(other)].join('\t').trimEnd()
      return ward === tols[index - 1]?.ward ? line : [plain(ward), line]
    })
    .join('\n')
}

export function readSuggestions(written: string): TolSuggestion[] {
  let ward = ''
  return written.split('\n').flatMap((line) => {
    const [code = '', answer, name, other = ''] = line.split('\t')
    if (answer) return { code, answer: Number(answer), label: labelOf(name!, ward), other }
    ward = line
    return []
  })
}

/** @example labelOf('Shanti Tol', 'Ward 1') // 'Shanti Tol, Ward 1' */
export function labelOf(name: string, ward: string): string {
  return `${name}, ${ward}`
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
