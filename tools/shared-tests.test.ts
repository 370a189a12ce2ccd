// Tests that test files may share a process: the state of the modules that they reach.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reachedFrom } from './reached-modules.ts'
import { sharedTests } from './shared-tests.ts'

/** Variables and collections that change, and why one test file leaves nothing in them for the next. */
const harmless: Record<string, string> = {
  'demonstration/content/charter.ts': 'a list that stays empty',
  'demonstration/lettering.ts': 'widths of drawn text, the same every time',
  'src/features/documents/screens/report-columns.ts': 'columns of a type, the same every time',
  'src/features/search/rules/entry-keys.ts': 'remembers the keys of words, which are always the same',
  'src/features/search/rules/word-pairs.ts': 'words with one meaning, the same every time',
  'src/features/sessions/operations/password-policy.server.ts': 'the loaded dictionary',
  'src/kit/calendar/table-in-use.ts': 'the bundled table, which every world sets again from its database',
  'src/platform/http-server.server.ts': 'counts accepted connections, of which only the growth is read',
  'src/platform/metrics.server.ts': 'counters, of which only the growth is read',
  'src/platform/page-encoding.server.ts':
    'where texts are encoded before their bytes are copied out, longer after a longer page',
  'src/platform/passwords.server.ts': 'counts what is under way; a hash that is always the same',
  'src/platform/picture-queue.server.ts': 'the process that draws, which ends when it has nothing to do',
  'src/platform/pictures.server.ts': 'what is being drawn, by path, which no two worlds share',
  'src/platform/tracing.server.ts': 'the exporter, which tests without its settings do not load',
  'src/ui/trusted-html.ts': 'the policy of the browser, which Node does not have',
  'tests/database.ts': 'dropped at the end of each file; the template is that of the run',
  'tests/world-template.ts': 'whether the template of the run has been made',
  'tests/world.ts': 'folders, removed at the end of each file',
  'tools/architecture/call-depth.ts': 'parsed sources, which stay the same during a run',
  'tools/reached-modules.ts': 'imports of sources, which stay the same during a run',
}

test('they are found', () => {
  expect(sharedTests.length).toBeGreaterThan(130)
})

test('only these of the modules they reach have state', () => {
  const reached = new Set(sharedTests.flatMap((file) => [...reachedFrom(file)].filter((each) => each !== file)))
  const state = /^(export )?let |^(export )?const \w+(: [^=]+)? = (\[\]|new (Map|Set)(<.*>)?\(\))$/m
  const found = [...reached].filter((file) => state.test(readFileSync(file, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(harmless))
})
