// Tests of markup with parts that earlier documents had.

import { expect, test } from 'vitest'
import { openMarkupCache } from '#platform/markup-cache.server.ts'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { renderStill } from './still-markup.server.tsx'

let rendered: string[] = []

function Day({ day }: { day: string }) {
  rendered.push(day)
  return <td>{day} &amp; night</td>
}

function Week({ days }: { days: string[] }) {
  rendered.push('week')
  return (
    <tr>
      {days.map((day) => (
        <CachedMarkup key={day} name="day" part={Day} props={{ day }} />
      ))}
    </tr>
  )
}

function page(days: string[]) {
  return (
    <table>
      <tbody>
        <CachedMarkup name="week" part={Week} props={{ days }} />
      </tbody>
    </table>
  )
}

test('parts within parts are the same with and without an earlier document, and rendered once for the same data', () => {
  const earlier = openMarkupCache()
  const monday = page(['Monday', 'Tuesday'])
  const tuesday = page(['Tuesday', 'Wednesday'])
  expect(renderStill(monday, 'mark', earlier)).toBe(renderStill(monday, 'mark', null))
  rendered = []
  expect(renderStill(tuesday, 'another', earlier)).toBe(
    '<table><tbody><tr><td>Tuesday &amp; night</td><td>Wednesday &amp; night</td></tr></tbody></table>',
  )
  expect(rendered).toEqual(['week', 'Wednesday'])
  expect(renderStill(tuesday, 'third', earlier)).toBe(renderStill(tuesday, 'third', null))
})
