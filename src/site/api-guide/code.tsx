// Code of the API reference: blocks, words in sentences, and paths that break between their segments.

import { Fragment, type ReactNode } from 'react'

export function Code({ text }: { text: string }) {
  return (
    <pre
      lang="en"
      className="mt-3 rounded-box bg-neutral-100 p-4 text-sm leading-normal wrap-anywhere whitespace-pre-wrap"
    >
      <code>{text}</code>
    </pre>
  )
}

/** Text between backticks is shown as code. */
export function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, place) =>
    place % 2 === 1 ? (
      <code key={place} className="text-sm">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

/** Line breaks are allowed between its segments. */
export function Path({ path }: { path: string }) {
  return (
    <code className="min-w-0 font-bold wrap-anywhere">
      {path.split(/(?=\/)/).map((part, place) => (
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  )
}
