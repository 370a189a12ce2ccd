// Head of a file: the comment on its first line, which opens with one declarative sentence.

/** Why the head of a file is refused, or undefined. @example headProblem('// What is a row?') // 'opens with a question' */
export function headProblem(source: string): string | undefined {
  const head = headOf(source)
  if (!head) return 'does not open with a comment'
  const [sentence = ''] = /^[^]*?[.?!](?=\s|$)/.exec(head) ?? []
  if (sentence === '') return 'does not open with a sentence'
  return sentence.endsWith('?') ? 'opens with a question' : undefined
}

function headOf(source: string): string {
  const [lines = ''] = /^(\/\/[^\n]*\n)+/.exec(source) ?? []
  const [, block = ''] = /^\/\*([^]*?)\*\//.exec(source) ?? []
  return (lines.replaceAll(/^\/\/ ?/gm, '') + block.replaceAll(/^ *\* ?/gm, '')).trim()
}
