// How is a list searched whose address carries the search?

import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'

/** For lists of the signed-in rooms: asks for the same list with `?search=`. */
export function SearchBox({ label, button, value }: { label: string; button: string; value: string }) {
  return (
    <search>
      <Form method="get" className="mb-5 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid flex-1 gap-1.5 font-semibold">
          {label}
          <input name="search" type="search" defaultValue={value} className="input font-normal" />
        </label>
        <Button type="submit">{button}</Button>
      </Form>
    </search>
  )
}
