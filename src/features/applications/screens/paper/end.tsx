// End of the printed form: enclosed papers, declaration, signatures of the office.

import { useContext } from 'react'
import type { Kind } from '../../contract/form.ts'
import type { ListedPaper } from '../../contract/papers.ts'
import { papersFor } from '../../rules/papers.ts'
import { Line, PaperIn, PaperPart, SignatureBlock, Tick, PaperText } from './parts.tsx'
import { dayIn, type PaperContent } from './texts.ts'

export type EnclosedProps = { kind: Kind; listed: ListedPaper[]; content: PaperContent }

export function PapersPart({ kind, listed, content: { details, given } }: EnclosedProps) {
  const { transferReason = 'inheritance' } = details
  return (
    <PaperPart title="applications.step.papers">
      <div className="paper-ticks">
        {papersFor(listed, { kind, transferReason }).map((paper) => (
          <Tick key={paper.kind} label={paper.label} ticked={given.includes(paper.kind)} />
        ))}
      </div>
    </PaperPart>
  )
}

export function Declaration({ kind }: { kind: Kind }) {
  return (
    <div className="paper-declaration">
      <div>
        <p>
          <PaperText of="applications.field.declared" />
        </p>
        {kind === 'transfer' ? (
          <p>
            <PaperText of="applications.field.arrearsKnown" />
          </p>
        ) : null}
        <div className="paper-lines">
          <Line label="applications.form.applicant_signature" wide={kind === 'new'} />
          {kind === 'transfer' ? <Line label="applications.form.seller_signature" /> : null}
        </div>
      </div>
      <div className="paper-thumbs">
        <p>
          <PaperText of="applications.form.thumb" />
        </p>
        <div>
          <span>
            <PaperText of="applications.form.right" />
          </span>
          <span>
            <PaperText of="applications.form.left" />
          </span>
        </div>
      </div>
    </div>
  )
}

export function Office({ content: { signatures } }: { content: PaperContent }) {
  const paper = useContext(PaperIn)
  return (
    <section className="paper-office">
      <h2>
        <PaperText of="applications.form.office" />
      </h2>
      <div className="paper-lines paper-thirds">
        <Line label="applications.form.tap_no" />
        <Line label="applications.form.receipt_no" />
        <Line label="applications.form.fee" />
      </div>
      <div className="paper-signatures">
        {(['prepared', 'checked', 'approved'] as const).map((step) => (
          <SignatureBlock
            key={step}
            title={`applications.form.${step}`}
            name={signatures[step]?.name}
            position={signatures[step]?.position}
            on={dayIn(paper, signatures[step]?.on)}
          />
        ))}
      </div>
    </section>
  )
}
