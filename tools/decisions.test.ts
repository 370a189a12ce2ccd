// Tests that every decision has a number of its own, the same in file name and heading.

import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'

test('no two decisions share a number', async () => {
  const numbers = (await readdir(folder)).map((name) => name.slice(0, 3))
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('a decision has the number of its file in its heading', async () => {
  const pages = (await readdir(folder)).map(async (name) => ({
    name,
    text: await readFile(`${folder}/${name}`, 'utf8'),
  }))
  const others = (await Promise.all(pages)).filter(({ name, text }) => !text.startsWith(`# ${name.slice(0, 3)} · `))
  expect(others.map(({ name, text }) => [name, text.split('\n')[0]])).toEqual([])
})
