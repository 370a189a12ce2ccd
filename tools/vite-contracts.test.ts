import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { api } from '#root/api.ts'
import { forBrowser } from './vite-contracts.ts'

test('a row keeps where and how it is sent, whatever stands around it', () => {
  const written = `import * as z from 'zod/mini'
export const shape = z.object({ output: z.string() })
export const oneApi = {
  ask: { method: 'GET', path: '/a/{id}', for: 'anyone', summary: 'Asks, and tells', input: z.object({ a: z.string() }), output: shape },
  send: { method: 'POST', path: '/b', for: 'person', summary: 'Sends', body: 'multipart', largestBody: 5 * 1024, also: ['text/csv'] },
}`
  expect(forBrowser(written).replaceAll(/\s+/g, ' ')).toBe(
    `import { z } from "virtual:no-schemas" export const shape = z.object({ output: z.string() }) ` +
      `export const oneApi = { ask: { method: 'GET', path: '/a/{id}', }, send: { method: 'POST', path: '/b', body: 'multipart', }, }`,
  )
})

test('every row that a contract writes out is read, and keeps its method and path', async () => {
  const files = (await readdir('src/features', { recursive: true })).filter((file) => /contract(\/.*)?\.ts$/.test(file))
  const texts = await Promise.all(
    files.map(async (file) => stripTypeScriptTypes(await readFile(join('src/features', file), 'utf8'))),
  )
  const kept = texts.map(forBrowser).join('\n')
  expect(kept).not.toMatch(/^ {4}(summary|input|output|for):/m)
  const written = texts.join('\n')
  const rows = api.filter(({ endpoint }) => written.includes(`path: '${endpoint.path}'`))
  expect(rows.length).toBeGreaterThan(api.length * 0.8)
  for (const { endpoint } of rows) expect(kept).toContain(`path: '${endpoint.path}'`)
  for (const word of ['method: ', 'path: ']) expect(kept.split(word)).toHaveLength(written.split(word).length)
})
