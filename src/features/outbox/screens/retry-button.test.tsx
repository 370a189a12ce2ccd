// Tests of the cells of a message: state with its moment, a new try, and what is no longer valid.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListedMessage } from '../contract/api.ts'
import { RetryButton } from './retry-button.tsx'
import { StateCell } from './state-cell.tsx'

const failed: ListedMessage = {
  id: 7,
  kind: 'invitation',
  channel: 'mail',
  recipient: 's•••@example.org',
  state: 'failed',
  queuedAt: '2026-11-22T05:15:00.000Z',
  sentAt: null,
  nextTryAt: null,
  expiresAt: '2026-11-25T05:15:00.000Z',
  tries: 12,
  failure: 'unreachable',
  error: 'connect ECONNREFUSED',
  personId: null,
  may: { retry: { ok: true } },
}

function button(message: ListedMessage): string {
  return renderToStaticMarkup(<RetryButton {...{ orgId: '487', message, language: 'ne', onRetried: () => {} }} />)
}

function state(more: Partial<ListedMessage>): string {
  const markup = renderToStaticMarkup(<StateCell message={{ ...failed, ...more }} language="en" />)
  return markup.replaceAll(/<\/?time[^>]*>/g, '').replaceAll(/<[^>]+>/g, ' ')
}

test('a failed message has a button that names its recipient; after it was queued the button is disabled', () => {
  expect(button(failed)).toContain('aria-label="पुनः पठाउनुहोस्: s•••@example.org"')
  expect(button(failed)).not.toContain('aria-disabled="true"')
  expect(button({ ...failed, state: 'queued' })).toContain('aria-disabled="true"')
})

test('a failed message that is no longer valid has no button', () => {
  const over = button({ ...failed, may: { retry: { ok: false, key: 'outbox.no_longer_valid' } } })
  expect(over).not.toContain('<button')
  expect(over).toContain('मान्य अवधि सकिएको')
})

test('a queued message says when it is tried next after its first try, a sent one when it was sent', () => {
  const nextTryAt = '2026-11-22T06:15:00.000Z'
  expect(state({ state: 'queued', nextTryAt, tries: 0 }).trim()).toBe('Queued')
  expect(state({ state: 'queued', nextTryAt, tries: 2 })).toContain('next try 22 November 2026, 12:00 PM')
  expect(state({ state: 'sent', sentAt: nextTryAt })).toContain('sent 22 November 2026, 12:00 PM')
})
