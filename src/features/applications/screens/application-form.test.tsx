// Tests that the errors of the application form are listed in the order of its fields.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kinds, newApplication } from '../contract/form.ts'
import { paperKinds, type ListedPaper } from '../contract/papers.ts'
import { ApplicationForm } from './application-form.tsx'

const papers = (kind: 'new' | 'transfer') =>
  paperKinds.map((paper): ListedPaper => {
    const label = { en: paper, ne: paper }
    return { kind: paper, purpose: kind, label, required: true, asked: true, sample: false }
  })

test.each(kinds)('the error summary of a form of the kind %s follows its fields', (kind) => {
  const names = Object.keys(newApplication.fields).toReversed()
  const html = renderToStaticMarkup(
    <ApplicationForm
      kind={kind}
      listed={papers(kind)}
      orgId={487}
      today="2026-11-22"
      idempotencyKey="key-of-a-test"
      shownAgain={{ values: {}, issues: names.map((field) => ({ field, key: 'validation.required' })) }}
    />,
  )
  const listed = [...html.matchAll(/<a href="#application-(\w+)"/g)].map(([, name]) => name!)
  const places = listed.map((name) => html.indexOf(`id="application-${name}"`)).filter((place) => place >= 0)
  expect(places.length).toBeGreaterThan(40)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
