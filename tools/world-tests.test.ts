// Tests that the tests of worlds may share a process: the state that the modules of the server have.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { worldTests } from './world-tests.ts'

/** Variables and collections that change, and why one test file leaves nothing in them for the next. */
const harmless: Record<string, string> = {
  'demonstration/lettering.ts': 'widths of drawn text, the same every time',
  'demonstration/news.ts': 'drawn pictures, the same every time',
  'src/features/documents/screens/report-columns.ts': 'columns of a type, the same every time',
  'src/features/sessions/operations/password-policy.server.ts': 'the loaded dictionary',
  'src/features/sessions/screens/signed-in.ts': 'by access token, which no two sessions share',
  'src/kit/calendar/table-in-use.ts': 'every world sets the month table of its database',
  'src/platform/http-server.server.ts': 'counts accepted connections, of which only the growth is read',
  'src/platform/passwords.server.ts': 'counts what is under way; a hash that is always the same',
  'src/platform/picture-queue.server.ts': 'the process that draws, which ends when it has nothing to do',
  'src/platform/pictures.server.ts': 'what is being drawn, by path, which no two worlds share',
  'tests/database.ts': 'dropped at the end of each file; the template is that of the run',
  'tests/world-template.ts': 'whether the template of the run has been made',
  'tests/world.ts': 'folders, removed at the end of each file',
}

test('they are found', () => {
  expect(worldTests.length).toBeGreaterThan(50)
})

test('only these modules of the server, the demonstration and the test world have state', () => {
  const modules = globSync(['src/{kit,platform,features}/**/*.ts', 'demonstration/*.ts', 'tests/{world*,database}.ts'])
  const state = /^(export )?let |^(export )?const \w+(: [^=]+)? = (\[\]|new (Map|Set)(<.*>)?\(\))$/m
  const found = modules.filter((file) => !file.includes('.test.') && state.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(harmless))
})
