// Where may a sentence about the water be broken?

/** Hours from one to another stay on one line. */
export function Unbroken({ sentence }: { sentence: string }) {
  return sentence.split(/(\S+–\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
