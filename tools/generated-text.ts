// Generated parts of Markdown pages, between `<!-- NAME: npm run docs -->` and `<!-- end of NAME -->`.

/** The page with each part written anew; throws when the page has no place for one. */
export function withGenerated(page: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- ${name}: npm run docs -->`, `<!-- end of ${name} -->`]
    const [before, rest] = splitOnce(text, begin)
    return `${before}${begin}\n\n${part}\n\n${end}${splitOnce(rest, end)[1]}`
  }, page)
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The page has no line ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
