// Tests of who decides about an import: a second person approves or refuses, the sender cancels, once.

import { expect, test } from 'vitest'
import { mayCancel, mayDecide } from './deciding.ts'

const sent = { isPending: true, sentById: 4, sentBy: 'Uma' }

test.each([
  [4, 'imports.second_person', undefined],
  [5, undefined, 'imports.not_sender'],
  [null, 'imports.second_person', 'imports.not_sender'],
])('person %s: decides %s, cancels %s', (id, decides, cancels) => {
  const by = { id, name: 'Uma' }
  expect(mayDecide(sent, by)).toEqual(decides ? { ok: false, key: decides } : { ok: true })
  expect(mayCancel(sent, by)).toEqual(cancels ? { ok: false, key: cancels } : { ok: true })
  const decided = { ...sent, isPending: false }
  expect([mayDecide(decided, by), mayCancel(decided, by)]).toMatchObject([
    { key: 'imports.decided' },
    { key: 'imports.decided' },
  ])
})
