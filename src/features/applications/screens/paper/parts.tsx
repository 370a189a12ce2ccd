// Elements of the printed form: lines, choices, boxes, signatures.

import { createContext, useContext, type ReactNode } from 'react'
import { writtenIn, type Bilingual } from '#kit/language.ts'
import { bilingualTexts, texts, type PaperKey, type PaperLanguage } from './texts.ts'

export const PaperIn = createContext<PaperLanguage>('both')

/** A label in the paper's language or in both. */
export function PaperText({ of }: { of: PaperKey | Bilingual }) {
  const paper = useContext(PaperIn)
  const shown = typeof of === 'string' ? texts(of, paper) : bilingualTexts(of, paper)
  return shown.map(({ lang, text }) => (
    <span key={lang} lang={lang} className={`paper-${lang}`}>
      {text}
    </span>
  ))
}

/** A numbered part of the form. */
export function PaperPart({ title, children }: { title: PaperKey; children: ReactNode }) {
  return (
    <section className="paper-part">
      <h2>
        <PaperText of={title} />
      </h2>
      {children}
    </section>
  )
}

type LineProps = { label: PaperKey; children?: ReactNode; wide?: boolean | undefined; double?: boolean }

/** A line to fill in. `wide` takes the whole width, `double` two columns; without a value it stays a dotted line. */
export function Line({ label, children, wide, double }: LineProps) {
  return (
    <div className={`paper-line${wide ? ' paper-wide' : double ? ' paper-double' : ''}`}>
      <span className="paper-label">
        <PaperText of={label} />
      </span>
      <span lang={typeof children === 'string' ? writtenIn(children) : undefined} className="paper-value">
        {children}
      </span>
    </div>
  )
}

/** A box to tick by hand, or ticked. */
export function Tick({ label, ticked }: { label: PaperKey | Bilingual; ticked: boolean }) {
  return (
    <span className="paper-tick">
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect x="0.5" y="0.5" width="9" height="9" />
        {ticked ? <path d="M2 5.5 4.2 7.7 8.2 2.5" /> : null}
      </svg>
      <span>
        <PaperText of={label} />
      </span>
    </span>
  )
}

/** One of several, each with its box. */
export function Choice(props: {
  label: PaperKey
  options: readonly { key: PaperKey; value: string }[]
  chosen: string | undefined
  narrow?: boolean
}) {
  const { label, options, chosen, narrow } = props
  return (
    <div className={narrow ? 'paper-line' : 'paper-line paper-wide'}>
      <span className="paper-label">
        <PaperText of={label} />
      </span>
      <span className="paper-options">
        {options.map(({ key, value }) => (
          <Tick key={value} label={key} ticked={chosen === value} />
        ))}
      </span>
    </div>
  )
}

/** Where a person of the office signs: signature, name, position, date. */
export function SignatureBlock(props: {
  title: PaperKey
  name?: string | undefined
  position?: string | undefined
  on?: string | undefined
}) {
  const { title, name, position, on } = props
  return (
    <div className="paper-signature">
      <h3>
        <PaperText of={title} />
      </h3>
      <Line label="applications.form.signature" />
      <Line label="applications.form.name">{name}</Line>
      <Line label="applications.form.position">{position}</Line>
      <Line label="applications.form.day">{on}</Line>
    </div>
  )
}

/** The house in the middle, and what is on each side of it; north is up. */
export function FourBoundaries({
  east,
  west,
  north,
  south,
}: Record<'east' | 'west' | 'north' | 'south', string | undefined>) {
  const sides = [
    { side: 'north', label: 'applications.field.boundaryNorth', text: north },
    { side: 'west', label: 'applications.field.boundaryWest', text: west },
    { side: 'east', label: 'applications.field.boundaryEast', text: east },
    { side: 'south', label: 'applications.field.boundarySouth', text: south },
  ] as const
  return (
    <div className="paper-boundaries">
      {sides.map(({ side, label, text }) => (
        <div key={side} className={`paper-side-${side}`}>
          <span className="paper-label">
            <PaperText of={label} />
          </span>
          <span>{text}</span>
        </div>
      ))}
      <div className="paper-house">
        <svg viewBox="0 0 40 34" aria-hidden="true">
          <path d="M3 16 20 3l17 13M7 14v17h26V14M16 31V21h8v10" />
        </svg>
        <span>
          <PaperText of="applications.form.house" />
        </span>
      </div>
      <svg className="paper-compass" viewBox="0 0 20 24" aria-hidden="true">
        <path d="M10 3 6 13l4-2 4 2z" />
        <path d="M10 11v10" />
      </svg>
    </div>
  )
}
