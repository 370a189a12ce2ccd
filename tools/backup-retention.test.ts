// Which scheduled backups are kept.

import { expect, test } from 'vitest'
import { backupName, outdatedBackups } from './backup-retention.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 10, 23, 20, 30)
const nightly = Array.from({ length: 400 }, (_, night) => backupName(new Date(start - night * dayMs), true))

test('of 400 nights 14 days, 8 weeks and 12 months remain, the newest of each', () => {
  const outdated = new Set(outdatedBackups(nightly))
  const remaining = nightly.filter((name) => !outdated.has(name))
  expect(nightly.slice(0, 14).every((name) => !outdated.has(name))).toBe(true)
  expect(remaining.length).toBeGreaterThan(25)
  expect(remaining.length).toBeLessThanOrEqual(34)
  expect(remaining.at(-1)).toBe('khanepani-2025-12-31T203000Z.tar.gz.enc')
})

test('what is kept once is kept when asked again, and other files are never named', () => {
  const outdated = new Set(outdatedBackups(nightly))
  const remaining = nightly.filter((name) => !outdated.has(name))
  expect(outdatedBackups([...remaining, 'before-update.tar.gz', 'khanepani-2001-01-01.tar.gz'])).toEqual([])
})
