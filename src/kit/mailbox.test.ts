// Tests of the mailbox of an e-mail address: a tag is left out, and nothing else is changed.

import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['sita@example.org', 'sita@example.org'],
  ['sita+water@example.org', 'sita@example.org'],
  ['sita+a+b@example.org', 'sita@example.org'],
  ['sita+@example.org', 'sita@example.org'],
  ['+977@example.org', '+977@example.org'],
  ['sita@a+b.org', 'sita@a+b.org'],
  ['+9779841234567', '+9779841234567'],
  ['10425', '10425'],
])('%s is counted as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
