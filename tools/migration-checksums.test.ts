// Migrations that were merged are as they were; the database of an office refuses others.

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrationsFolder, readMigrations } from '#platform/migrations.server.ts'
import { checksumsFile, withNewChecksums } from './migration-checksums.ts'

test('each migration is listed and unchanged; npm run row-types lists new ones', async () => {
  const listed = await readFile(checksumsFile, 'utf8')
  expect(withNewChecksums(listed, readMigrations(migrationsFolder()))).toBe(listed)
})

const first = { name: '0001-first.sql', checksum: 'a1' }
const second = { name: '0002-second.sql', checksum: 'b2' }

test('a new one is added', () => {
  expect(withNewChecksums('0001-first.sql a1\n', [first, second])).toBe('0001-first.sql a1\n0002-second.sql b2\n')
})

test.each([
  ['edited', [{ ...first, checksum: 'c3' }, second], '0001-first.sql is not the file'],
  ['renamed', [{ ...first, name: '0001-other.sql' }, second], '0001-first.sql is not the file'],
  ['removed', [first], '0002-second.sql is not the file'],
])('one that was %s is refused', (_, migrations, message) => {
  expect(() => withNewChecksums('0001-first.sql a1\n0002-second.sql b2\n', migrations)).toThrow(message)
})
