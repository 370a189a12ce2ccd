// A day as a line of 24 hours with bars of time on it.

export type DayBar = { from: number; to: number; look: DayBarLook }

/** solid: certain. hollow: taken away. faint: uncertain. hatched: a background. */
export type DayBarLook = 'solid' | 'hollow' | 'faint' | 'hatched'

type Props = {
  /** In minutes since midnight. */
  bars: readonly DayBar[]
  /** Where the line for the present minute is; the page's script moves it. */
  now?: number | undefined
  /** In a cell of a table of them, whose style sheet knows its place. */
  inTable?: boolean
}

const dayMinutes = 1_440
const share = (minutes: number) => `${Math.round((minutes / dayMinutes) * 1_000) / 10}%`

/** Decorative: the times are written beside it. Colours do not carry its meaning alone. A page with one has `DayLinePatterns`. */
export function DayLine({ bars, now, inTable = false }: Props) {
  const className = inTable ? undefined : 'day-line'
  if (bars.length === 0 && now === undefined) return <div className={className} />
  return (
    <svg className={className} aria-hidden="true">
      {bars.map(({ from, to, look }) => (
        <rect key={`${from}${look}`} className={classOf(look)} x={share(from)} width={share(to - from)} />
      ))}
      {now === undefined ? null : <line x1={share(now)} x2={share(now)} y2="100%" />}
    </svg>
  )
}

/** Most bars are solid: those have no class. */
function classOf(look: DayBarLook): string | undefined {
  return look === 'solid' ? undefined : look
}

/** Hours of the line above a column of them, in its heading or an element `day-line-scale`. */
export function DayLineHours({ six, noon, evening }: { six: string; noon: string; evening: string }) {
  return (
    <small aria-hidden="true">
      {six}
      <b>{noon}</b>
      {evening}
    </small>
  )
}

/** What a look means, in an element `day-line-legend`; on paper no line is for now. */
export function DayLineSample({ look, children }: { look: DayBarLook | 'now'; children: string }) {
  return (
    <span className={look === 'now' ? 'screen-only' : undefined}>
      <svg aria-hidden="true">
        {look === 'now' ? <line x1="50%" x2="50%" y2="100%" /> : <rect className={classOf(look)} width="100%" />}
      </svg>
      {children}
    </span>
  )
}

/** The hatching that the lines of a page refer to. */
export function DayLinePatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <pattern id="day-line-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" className="hatch" />
      </pattern>
    </svg>
  )
}
