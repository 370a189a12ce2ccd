// Tests of links to call: the reader's digits, and what is dialled, however the number was entered.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './contact-links.tsx'

test.each([
  ['023-580123', 'en', 'tel:+97723580123', '023-580123'],
  ['०२३-५८०१२३', 'en', 'tel:+97723580123', '023-580123'],
  ['023-580123', 'ne', 'tel:+97723580123', '०२३-५८०१२३'],
  // Numbers outside the plan, such as a sample, are dialled as they are.
  ['०२३-०००९९७', 'en', 'tel:023000997', '023-000997'],
  ['023-000997', 'ne', 'tel:023000997', '०२३-०००९९७'],
] as const)('%s in %s is %s, shown as %s', (number, language, dialled, shown) => {
  const html = renderToString(<PhoneLink number={number} language={language} />)
  expect(html).toContain(`href="${dialled}"`)
  expect(html).toContain(`>${shown}<`)
})
