// Placeholders for markup that is already known, filled in when the document around it has been rendered.

export type MarkupPlaceholders = {
  /** A text for which `fill` puts this markup; React leaves it as it is. */
  placeholder: (markup: string) => string
  fill: (html: string) => string
}

/** `mark` is a random text that occurs nowhere else in the document followed by a colon. */
export function openPlaceholders(mark: string): MarkupPlaceholders {
  const known: string[] = []
  const start = `${mark}:`
  return {
    placeholder: (markup) => `${start}${known.push(markup) - 1};`,
    fill(html) {
      const [first = '', ...others] = html.split(start)
      return others.reduce((filled, text) => {
        const end = text.indexOf(';')
        return filled + known[Number(text.slice(0, end))] + text.slice(end + 1)
      }, first)
    },
  }
}
