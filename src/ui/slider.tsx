// Slider: a strip of slides to swipe, with dots and a pause button.

import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type SliderLabels = {
  /** Accessible name of the group of slides. */
  label: string
  /** @example (n, count) => `Slide ${n} of ${count}` */
  slide: (n: number, count: number) => string
  pause: string
  play: string
}

/** A list that scrolls sideways; the page's script advances it and handles dots and button. */
export function Slider({ labels, slides }: { labels: SliderLabels; slides: { key: string; content: ReactNode }[] }) {
  return (
    <section data-slider="" aria-roledescription="carousel" aria-label={labels.label} className="slider">
      <ul className="slides">
        {slides.map(({ key, content }, index) => (
          <li key={key} aria-label={labels.slide(index + 1, slides.length)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? <Controls labels={labels} /> : null}
    </section>
  )
}

/** The script shows them, with a dot for each slide. */
function Controls({ labels }: { labels: SliderLabels }) {
  return (
    <div hidden className="slider-controls screen-only">
      <button type="button" data-pause="">
        <span className="when-playing">
          <Icon name="pause" />
          <span className="sr-only">{labels.pause}</span>
        </span>
        <span className="when-paused">
          <Icon name="play" />
          <span className="sr-only">{labels.play}</span>
        </span>
      </button>
    </div>
  )
}
