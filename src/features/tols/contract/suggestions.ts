// Suggestions of the field for a tol, as one attribute of its form: half the bytes of an element for each.

/** A tol as the field offers it, the number of its answer on the page, and what its label lacks for a search. */
export type TolSuggestion = { code: string; answer: number; label: string; other: string }

/** A line for each, with tabs between its values. */
export function writeSuggestions(suggestions: readonly TolSuggestion[]): string {
  return suggestions
    .map(({ code, answer, label, other }) => [code, answer, plain(label), plain(other)].join('\t').trimEnd())
    .join('\n')
}

export function readSuggestions(written: string): TolSuggestion[] {
  return written.split('\n').map((line) => {
    const [code = '', answer, label = '', other = ''] = line.split('\t')
    return { code, answer: Number(answer), label, other }
  })
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
