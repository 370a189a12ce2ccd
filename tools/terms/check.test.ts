// Tests of the check of terms on small files.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { termProblems } from './check.ts'
import { headProblem } from './head.ts'
import { retiredIn } from './retired.ts'

const retired = retiredIn(`## Retired words

| Retired                | Standard    | Refused in      |
| ---------------------- | ----------- | --------------- |
| \`desk\`, \`desk…\`, \`…Desk\` | dashboard   | names           |
| desk, what waits       | console     | comments, texts |
| \`no\`                   | \`deny\`      | names           |
| mark (of keys)         | \`hmac\`      |                 |
`)

test.each([
  ['an identifier', 'x.ts', 'const desk = 1', ['desk']],
  ['a longer identifier', 'x.ts', 'f(deskRows, myDesk)', ['desk…', '…Desk']],
  ['a property and a type', 'x.ts', 'type T = { desk: number }\nx.desk', ['desk', 'desk']],
  ['a file name', 'src/desk-rows.server.ts', '', ['desk…']],
  ['a comment', 'x.ts', '// The desk of an office.', ['desk']],
  ['a comment over two lines', 'x.ts', '/**\n * Counts what\n * waits.\n */', ['what waits']],
  ['a text', 'x.ts', `const t = 'Given to a Desk'`, ['desk']],
  ['a template and markup', 'x.tsx', 'const t = <p title={`at desk ${1}`}\n>No desk here</p>', ['desk', 'desk']],
  ['a style sheet', 'x.css', '/* The desk. */ .desk { color: red }', ['desk']],
  ['a document', 'x.md', 'At the desk\nof `myDesk`.', ['…Desk', 'desk']],
  ['code of a document', 'x.md', '```ts\nconst desk = 1\n```', ['desk']],
  ['a word inside another', 'x.ts', '// The desktop of a deskless office.\nconst desktop = 1', []],
  [
    'an address, a key and a path',
    'x.ts',
    `f('GET /admin/desk/{orgId} now', 'office.desk is a key', 'a desk-top')`,
    [],
  ],
  ['a string without spaces', 'x.ts', `f('desk')`, []],
  ['ordinary English', 'x.ts', '// There is no mark.\nconst open = 1', []],
  ['a link of a document', 'x.md', '[page](decisions/086-what-waits-in-one-row.md)', []],
])('%s', (_, file, source, words) => {
  const problems = termProblems(file, source, retired)
  expect(problems.map((problem) => /"(.*)" is retired/.exec(problem)![1]).toSorted()).toEqual(words.toSorted())
})

test('a problem names file, line and standard term', () => {
  expect(termProblems('src/x.ts', '\nconst desk = 1', retired)).toEqual([
    'src/x.ts:2: "desk" is retired, use dashboard',
  ])
})

test.each([
  ['// Tests of the inbox.\n\nconst x = 1', undefined],
  ['// Inbox: rows,\n// counts and views.\n', undefined],
  ['/* Toasts: position and animation. */\n', undefined],
  ['/**\n * Reports of a file. Why? Because.\n */', undefined],
  ['// What does the inbox show?\n', 'opens with a question'],
  ['// Which rows\n// are shown?\n', 'opens with a question'],
  ['// inbox\nconst x = 1', 'does not open with a sentence'],
  ['import x from "x"\n// Inbox.', 'does not open with a comment'],
])('the head %j', (source, problem) => {
  expect(headProblem(source)).toBe(problem)
})

test('the glossary lists retired words for every place', async () => {
  const rows = retiredIn(await readFile('docs/glossary.md', 'utf8'))
  expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(['names', 'comments', 'texts']))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ standard }) => standard === '')).toEqual([])
})
