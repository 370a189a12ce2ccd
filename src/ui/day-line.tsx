// A day as a line of 24 hours with bars of time on it.

export type DayBar = { from: number; to: number; look: DayBarLook }

/** solid: certain. hollow: taken away. faint: uncertain. hatched: a background. */
export type DayBarLook = 'solid' | 'hollow' | 'faint' | 'hatched'

type Props = {
  /** In minutes since midnight. */
  bars: readonly DayBar[]
  /** Where the line for the present minute is; the page's script moves it. */
  now?: number | undefined
}

const dayMinutes = 1_440
const share = (minutes: number) => `${Math.round((minutes / dayMinutes) * 1_000) / 10}%`

/** Decorative: the times are written beside it. Colours do not carry its meaning alone. A page with one has `DayLinePatterns`. */
export function DayLine({ bars, now }: Props) {
  return (
    <svg className="day-line" aria-hidden="true">
      {bars.map(({ from, to, look }) => (
        <rect key={`${from}${look}`} className={classOf(look)} x={share(from)} width={share(to - from)} />
      ))}
      {now === undefined ? null : <line data-now="" className="now" x1={share(now)} x2={share(now)} y2="100%" />}
    </svg>
  )
}

/** Most bars are solid: those have no class. */
function classOf(look: DayBarLook): string | undefined {
  return look === 'solid' ? undefined : look
}

/** Hours of the line above a column of them. */
export function DayLineHours({ hours }: { hours: readonly [six: string, noon: string, evening: string] }) {
  return (
    <span aria-hidden="true" className="day-line-hours">
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </span>
  )
}

/** What a look means. */
export function DayLineSample({ look, children }: { look: DayBarLook | 'now'; children: string }) {
  return (
    <span className="day-line-look">
      <svg className="day-line-sample" aria-hidden="true">
        {look === 'now' ? (
          <line className="now" x1="50%" x2="50%" y2="100%" />
        ) : (
          <rect className={classOf(look)} width="100%" />
        )}
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
