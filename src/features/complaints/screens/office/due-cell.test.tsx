// Tests of the deadline in the complaints' inbox.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListedComplaint } from '../../contract/answers.ts'
import { DueCell } from './due-cell.tsx'

function cell(complaint: Pick<ListedComplaint, 'dueAt' | 'bucket'>, hoursLeft: number | null = null): string {
  const markup = renderToStaticMarkup(
    <DueCell complaint={{ ...complaint, hoursLeft }} today="2026-11-22" language="en" />,
  )
  return markup.replaceAll(/<[^>]+>/g, ' ')
}

test('what is due today says so with its hour in Nepal', () => {
  expect(cell({ dueAt: '2026-11-22T06:15:00.000Z', bucket: 'within' })).toMatch(
    /Due today .*22 November 2026, 12:00 PM/,
  )
})

test('what is due later, overdue or stopped keeps its status', () => {
  expect(cell({ dueAt: '2026-11-23T06:15:00.000Z', bucket: 'within' })).not.toContain('Due today')
  expect(cell({ dueAt: '2026-11-22T03:15:00.000Z', bucket: 'breached' })).not.toContain('Due today')
  expect(cell({ dueAt: null, bucket: 'stopped' })).not.toMatch(/\d/)
})

test('the office hours that are left are beside the status', () => {
  expect(cell({ dueAt: '2026-11-23T06:15:00.000Z', bucket: 'within' }, 8)).toContain('8 office hours left')
  expect(cell({ dueAt: '2026-11-22T03:15:00.000Z', bucket: 'breached' })).not.toContain('office hours')
})
