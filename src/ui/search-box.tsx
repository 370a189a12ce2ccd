// Search form of a list whose search is a parameter of the address.

import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'

/** For lists of the signed-in areas: requests the same list with `?search=`. `view` stays in the address. */
export function SearchBox(props: { label: string; button: string; value: string; view?: string | undefined }) {
  const { label, button, value, view } = props
  return (
    <search>
      <Form method="get" className="mb-5 flex max-w-xl flex-wrap items-end gap-3 dense:mb-2 dense:max-w-3xl">
        <label className="grid flex-1 gap-1.5 font-bold dense:grid-cols-[auto_1fr] dense:items-center dense:text-sm">
          {label}
          <input
            name="search"
            type="search"
            defaultValue={value}
            className="input font-normal dense:min-h-9 dense:py-1"
          />
        </label>
        {view ? <input type="hidden" name="view" value={view} /> : null}
        <Button type="submit">{button}</Button>
      </Form>
    </search>
  )
}
