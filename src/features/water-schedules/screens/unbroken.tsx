// Text whose time ranges are not broken across lines.

/** Wraps each time range so that it stays on one line; for the `show` of `TextWithTimes`. `className` is empty where a style sheet says so. */
export function showUnbroken(text: string, className = 'whitespace-nowrap') {
  return text.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={className || undefined}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
