// A text of a block with its bold words and links.

import { readInline } from '#kit/blocks/inline.ts'

export function InlineText({ text }: { text: string }) {
  return readInline(text).map(({ text: run, bold, url }, index) => {
    const shown = bold ? <strong key={index}>{run}</strong> : run
    if (url === undefined) return shown
    return (
      <a key={index} href={url} className="link">
        {shown}
      </a>
    )
  })
}
