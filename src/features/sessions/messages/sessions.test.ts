// Test that the message of a one-time code fits into one part of a text message.

import { expect, test } from 'vitest'
import { fillIn } from '#kit/language.ts'
import { sessionsMessages } from './sessions.ts'

test('a code is sent in one part: 70 characters in Nepali, 160 in English', () => {
  const { en, ne } = sessionsMessages['session.code_sms']
  const warning = sessionsMessages['session.code_warning']
  const values = {
    code: '123456',
    minutes: 10,
    organisation: "Kakarvitta Water Supply and Sanitation Users' Organisation",
  }
  expect(fillIn(ne, { ...values, warning: warning.ne }, 'ne').length).toBeLessThanOrEqual(70)
  expect(fillIn(en, { ...values, warning: warning.en }, 'en').length).toBeLessThanOrEqual(160)
})
