// Tests of a request that another person decides: its approval, refusal and cancellation, by what the reader may do and what is against it.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PendingRequest } from './pending-request.tsx'

const labels = { approve: 'Approve', refuse: 'Refuse', cancel: 'Cancel' }
const why = 'Less is owed by now'

const decide = () => Promise.resolve()

type Reader = { mayDecide: boolean; obstacle?: string; mayCancel: boolean }

function buttonsOf({ mayDecide, obstacle, mayCancel }: Reader): string[] {
  const html = renderToStaticMarkup(
    <PendingRequest title="A waiver" reason="A leak" {...{ mayDecide, mayCancel, obstacle, labels, decide }}>
      {null}
    </PendingRequest>,
  )
  expect(html.includes(why)).toBe(mayDecide && obstacle !== undefined)
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes, text]) => {
    return attributes!.includes('aria-disabled') ? `${text} disabled` : text!
  })
}

test.each<[name: string, reader: Reader, buttons: string[]]>([
  ['who approves', { mayDecide: true, mayCancel: false }, ['Approve', 'Refuse']],
  ['who approves and requests', { mayDecide: true, mayCancel: true }, ['Approve', 'Refuse']],
  ['who requests', { mayDecide: false, mayCancel: true }, ['Cancel']],
  ['nobody of them', { mayDecide: false, mayCancel: false }, []],
  [
    'who approves what may not be approved',
    { mayDecide: true, mayCancel: false, obstacle: why },
    ['Approve disabled', 'Refuse'],
  ],
  [
    'who approves and requests what may not be approved',
    { mayDecide: true, mayCancel: true, obstacle: why },
    ['Approve disabled', 'Cancel'],
  ],
])('%s is offered', (_name, reader, buttons) => {
  expect(buttonsOf(reader)).toEqual(buttons)
})
