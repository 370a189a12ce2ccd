// Text whose time ranges are not broken across lines.

/** Wraps each time range so that it stays on one line; for the `show` of `TextWithTimes`. */
export function showUnbroken(text: string) {
  return text.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
