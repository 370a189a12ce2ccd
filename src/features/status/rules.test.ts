// Tests of findings: scanned documents are a warning only while pages wait and a program is missing.

import { expect, test } from 'vitest'
import { findingsOf } from './rules.ts'

const rows = {
  failedJobs: 0,
  oldestJobSeconds: 0,
  hasQueue: true,
  messages: [],
  clockDoubt: undefined,
  testAccounts: 0,
}
const base = { now: new Date('2026-11-25'), nodeVersion: '24.0.0', sendsMail: true, sendsSms: true }

test.each([
  [[], 3, { level: 'good', key: 'scans_good', values: { count: 3 } }],
  [
    ['tesseract-ocr-nep', 'poppler-utils'],
    3,
    { level: 'warning', key: 'scans_missing', values: { count: 3, packages: 'tesseract-ocr-nep poppler-utils' } },
  ],
  [['tesseract-ocr'], 0, { level: 'good', key: 'scans_none' }],
])('missing %j with %i pages that wait', (recognitionMissing, waitingScans, finding) => {
  const database = { version: 18, size: 1, pending: 0, unknown: 0, rows: { ...rows, waitingScans } }
  const found = findingsOf({ ...base, database, recognitionMissing }).find(({ check }) => check === 'scans')
  expect(found).toMatchObject(finding)
})
