// Head of the printed form: organisation, title, numbers, request.

import { useContext } from 'react'
import type { Organisation } from '#features/organisations/contract/api.ts'
import type { QrCode } from '#platform/qr.server.ts'
import type { Kind } from '../../contract/form.ts'
import { Line, PaperIn, PaperText } from './parts.tsx'
import { dayIn, type PaperContent } from './texts.ts'

export type LetterheadProps = {
  kind: Kind
  organisation: Pick<Organisation, 'name' | 'address' | 'contactNo' | 'email' | 'logoUrl'>
  content: PaperContent
  qr?: QrCode | undefined
}

export function Letterhead({ organisation, kind, content, qr }: LetterheadProps) {
  const paper = useContext(PaperIn)
  return (
    <header className="paper-head">
      <div className="paper-emblem">{organisation.logoUrl ? <img src={organisation.logoUrl} alt="" /> : null}</div>
      <div className="paper-names">
        <p className="paper-organisation">
          <PaperText of={organisation.name} />
        </p>
        <p className="paper-address">
          <PaperText of={organisation.address} />
        </p>
        <h1>
          <PaperText of={`applications.${kind}.title`} />
        </h1>
        <div className="paper-numbers">
          <Line label="applications.form.registration_no" />
          <Line label="applications.form.date">{dayIn(paper, content.at)}</Line>
        </div>
      </div>
      {qr && content.code ? (
        <div className="paper-qr">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={content.code}>
            <path d={qr.path} />
          </svg>
          <span>{content.code}</span>
        </div>
      ) : null}
      <div className="paper-photo">
        {content.photo ? (
          <img src={content.photo} alt="" />
        ) : (
          <span>
            <PaperText of="applications.form.photo" />
          </span>
        )}
      </div>
    </header>
  )
}

export function Request({ kind }: { kind: Kind }) {
  return (
    <div className="paper-request">
      <p>
        <PaperText of="applications.form.to" />,
      </p>
      <p>
        <PaperText of={`applications.form.${kind}_request`} />
      </p>
    </div>
  )
}
