// Reporter of Playwright that prints the main part of a failed journey's page, because continuous integration stores no files.

import { readFile } from 'node:fs/promises'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const maxLines = 60

export default class FailedPage implements Reporter {
  async onTestEnd({ title }: TestCase, { status, attachments }: TestResult): Promise<void> {
    if (status === 'passed' || status === 'skipped') return
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (!path) return
    const lines = (await readFile(path, 'utf8')).split('\n')
    const main = lines.findIndex((line) => /^\s*- main/.test(line))
    if (main >= 0) process.stdout.write(`The page of "${title}":\n${lines.slice(main, main + maxLines).join('\n')}\n`)
  }
}
