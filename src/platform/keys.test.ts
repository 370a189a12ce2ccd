// Keys: tokens, encryption, the stored secret, and redaction in the audit.

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withoutSecrets } from './audit.server.ts'
import { keysFrom, readKeys } from './keys.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'khanepani-keys-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const now = new Date('2026-11-22T05:00:00Z')
const unused = async () => false
const keys = keysFrom('a'.repeat(32))
const others = keysFrom('b'.repeat(32))

test('a token is valid for its purpose, until it expires, with its key', async () => {
  const token = await keys.sign('access', { sub: '7' }, { now, seconds: 600 })
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(await keys.read('access', token, at(599))).toMatchObject({ sub: '7' })
  expect(await keys.read('access', token, at(600))).toBeUndefined()
  expect(await keys.read('second-factor', token, now)).toBeUndefined()
  expect(await others.read('access', token, now)).toBeUndefined()
  const none = `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`
  expect(await keys.read('access', none, now)).toBeUndefined()
})

test('only its own key decrypts a text, and only when it is unchanged', () => {
  const encrypted = keys.encrypt('गोप्य')
  expect(keys.decrypt(encrypted)).toBe('गोप्य')
  expect(others.decrypt(encrypted)).toBeUndefined()
  expect(keys.decrypt(`${encrypted.slice(0, -2)}AA`)).toBeUndefined()
  expect(keys.decrypt('')).toBeUndefined()
  expect(keys.hmac('code', '123456')).not.toBe(others.hmac('code', '123456'))
})

test('without a secret one is created, readable by its owner only, and used again; concurrent starts agree', async () => {
  const env = { tokenSecret: undefined, dataDir: folder }
  await expect(readKeys(env, async () => true)).rejects.toThrow(/token\.key is missing, and this database has sessions/)
  const started = await Promise.all(Array.from({ length: 50 }, () => readKeys(env, unused)))
  expect(new Set(started.map((keys) => keys.hmac('x', 'y'))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['token.key'])
  expect((await stat(join(folder, 'token.key'))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(folder, 'token.key'), 'utf8')).length).toBeGreaterThan(60)
  await writeFile(join(folder, 'token.key'), 'short')
  await expect(readKeys(env, async () => true)).rejects.toThrow('incomplete')
})

test('passwords, tokens, codes and files are not in the audit', () => {
  const file = new File(['x'], 'a.pdf')
  expect(
    withoutSecrets({ password: 'x', refreshToken: 'y', code: '1', name: 'A', file, list: [{ secret: 1 }] }, 200),
  ).toEqual({
    password: '•••',
    refreshToken: '•••',
    code: '•••',
    name: 'A',
    file: { file: 'a.pdf', size: 1 },
    list: [{ secret: '•••' }],
  })
})
