// What does the A4 form look like that an office accepts, blank or filled in?

import { useContext } from 'react'
import type { Organisation } from '#features/organisations/contract.ts'
import type { QrCode } from '#platform/qr.server.ts'
import type { Kind } from '../contract/form.ts'
import { classifications, genders, tapTypes, transferReasons, yesNo } from '../contract/form.ts'
import type { ListedPaper } from '../contract/papers.ts'
import { papersFor } from '../rules/papers.ts'
import { Choice, FourBoundaries, Line, PaperIn, PaperPart, SignatureBlock, Tick, Words } from './paper-parts.tsx'
import { dayIn, figuresIn, nameIn, phoneIn, type PaperContent, type PaperLanguage } from './paper-words.ts'

export type PaperProps = {
  kind: Kind
  paper: PaperLanguage
  organisation: Pick<Organisation, 'name' | 'address' | 'contactNo' | 'email' | 'logoUrl'>
  listed: ListedPaper[]
  content: PaperContent
  qr?: QrCode | undefined
}

export function Paper({ kind, paper, organisation, listed, content, qr }: PaperProps) {
  return (
    <PaperIn value={paper}>
      <article className={`paper paper-in-${paper}`} lang={paper === 'en' ? 'en' : 'ne'}>
        <Letterhead organisation={organisation} kind={kind} content={content} qr={qr} />
        <Request kind={kind} />
        {kind === 'transfer' ? <TransferPart content={content} /> : null}
        <ApplicantPart kind={kind} content={content} />
        <PlacePart content={content} />
        <LandPart kind={kind} content={content} />
        <WaterPart kind={kind} content={content} />
        <PapersPart kind={kind} listed={listed} content={content} />
        <Declaration kind={kind} />
        <Office content={content} />
      </article>
    </PaperIn>
  )
}

type PartProps = { content: PaperContent }
type KindProps = PartProps & { kind: Kind }

function Letterhead({ organisation, kind, content, qr }: Omit<PaperProps, 'paper' | 'listed'>) {
  const paper = useContext(PaperIn)
  return (
    <header className="paper-head">
      <div className="paper-emblem">{organisation.logoUrl ? <img src={organisation.logoUrl} alt="" /> : null}</div>
      <div className="paper-names">
        <p className="paper-organisation">
          <Words of={organisation.name} />
        </p>
        <p className="paper-address">
          <Words of={organisation.address} />
        </p>
        <h1>
          <Words of={`applications.${kind}.title`} />
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
        <span>
          <Words of="applications.form.photo" />
        </span>
      </div>
    </header>
  )
}

function Request({ kind }: { kind: Kind }) {
  return (
    <div className="paper-request">
      <p>
        <Words of="applications.form.to" />,
      </p>
      <p>
        <Words of={`applications.form.${kind}_request`} />
      </p>
    </div>
  )
}

function TransferPart({ content: { details } }: PartProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title="applications.step.tap">
      <div className="paper-lines">
        <Line label="applications.field.customerNo">{figuresIn(paper, details.customerNo)}</Line>
        <Line label="applications.field.meterNo">{figuresIn(paper, details.meterNo)}</Line>
        <Line label="applications.field.seller">{nameIn(paper, details.sellerNe, details.sellerEn)}</Line>
        <Line label="applications.field.sellerPhone">{phoneIn(paper, details.sellerPhone)}</Line>
        <Choice
          label="applications.field.transferReason"
          options={transferReasons.map((value) => ({ value, key: `applications.transfer.${value}` }))}
          chosen={details.transferReason}
        />
      </div>
    </PaperPart>
  )
}

function ApplicantPart({ kind, content: { details } }: KindProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title={kind === 'new' ? 'applications.step.applicant' : 'applications.step.buyer'}>
      <div className="paper-lines">
        {/* The applicant's own name stands in both scripts whatever the language of the paper. */}
        <Line label="applications.field.applicantNe">{details.applicantNe}</Line>
        <Line label="applications.field.applicantEn">{details.applicantEn}</Line>
        <Line label="applications.field.father">{nameIn(paper, details.fatherNe, details.fatherEn)}</Line>
        <Line label="applications.field.mother">{nameIn(paper, details.motherNe, details.motherEn)}</Line>
        <Line label="applications.field.grandfather">
          {nameIn(paper, details.grandfatherNe, details.grandfatherEn)}
        </Line>
        <Line label="applications.field.heir">{nameIn(paper, details.heirNe, details.heirEn)}</Line>
        <Line label="applications.field.citizenshipNo">{figuresIn(paper, details.citizenshipNo)}</Line>
        <Line label="applications.field.citizenshipDistrict">{details.citizenshipDistrict}</Line>
        <Line label="applications.field.citizenshipYear">{figuresIn(paper, details.citizenshipYear)}</Line>
        <Line label="applications.field.phone">{phoneIn(paper, details.phone)}</Line>
        <Line label="applications.field.email">{details.email}</Line>
        <Choice
          label="applications.field.gender"
          narrow
          options={genders.map((value) => ({ value, key: `applications.gender.${value}` }))}
          chosen={details.gender}
        />
      </div>
    </PaperPart>
  )
}

function PlacePart({ content: { details } }: PartProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title="applications.field.placeDetails">
      <div className="paper-lines paper-place">
        <Line label="applications.field.district">{details.district}</Line>
        <Line label="applications.field.localLevel">{details.localLevel}</Line>
        <Line label="applications.field.ward">{figuresIn(paper, details.ward)}</Line>
        <Line label="applications.field.village">{details.village}</Line>
        <Line label="applications.field.tol">{details.tol}</Line>
        <Line label="applications.field.houseNo">{figuresIn(paper, details.houseNo)}</Line>
        <Line label="applications.field.neighbour">{nameIn(paper, details.neighbourNe, details.neighbourEn)}</Line>
        <Line label="applications.field.neighbourTap">{figuresIn(paper, details.neighbourTap)}</Line>
        <Line label="applications.field.placeDetails" wide>
          {details.placeDetails}
        </Line>
      </div>
    </PaperPart>
  )
}

function LandPart({ kind, content: { details } }: KindProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title="applications.step.land">
      <div className="paper-land">
        <div className="paper-lines paper-single">
          <Line label="applications.field.kitta">{figuresIn(paper, details.kitta)}</Line>
          <Line label="applications.field.landCertificateNo">{figuresIn(paper, details.landCertificateNo)}</Line>
          <Line label="applications.field.landArea">{figuresIn(paper, details.landArea)}</Line>
          {kind === 'new' ? (
            <>
              <Line label="applications.field.buildingHeight">{figuresIn(paper, details.buildingHeight)}</Line>
              <Line label="applications.field.floors">{figuresIn(paper, details.floors)}</Line>
            </>
          ) : null}
        </div>
        <div>
          <p className="paper-caption">
            <Words of="applications.field.boundaries" />
          </p>
          <FourBoundaries
            east={details.boundaryEast}
            west={details.boundaryWest}
            north={details.boundaryNorth}
            south={details.boundarySouth}
          />
        </div>
      </div>
    </PaperPart>
  )
}

function WaterPart({ kind, content: { details } }: KindProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title="applications.step.water">
      <div className="paper-lines">
        <Choice
          label="applications.field.tapType"
          options={tapTypes.map((value) => ({ value, key: `applications.tap.${value}` }))}
          chosen={details.tapType}
        />
        {kind === 'new' ? (
          <>
            <Choice
              narrow
              label="applications.field.classification"
              options={classifications.map((value) => ({ value, key: `applications.classification.${value}` }))}
              chosen={details.classification}
            />
            <Choice
              narrow
              label="applications.field.householdUse"
              options={yesNo.map((value) => ({ value, key: `applications.use.${value}` }))}
              chosen={details.householdUse}
            />
            <Line label="applications.field.reason" wide>
              {details.reason}
            </Line>
          </>
        ) : null}
      </div>
      <div className="paper-lines paper-thirds">
        {kind === 'new' ? <Line label="applications.field.quantity">{figuresIn(paper, details.quantity)}</Line> : null}
        <Line label="applications.field.waterUsers">{figuresIn(paper, details.waterUsers)}</Line>
        <Line label="applications.field.womenAndMen">
          {[details.womenUsers, details.menUsers].map((users) => figuresIn(paper, users)).join(' / ')}
        </Line>
        {kind === 'new' ? (
          <>
            <Line label="applications.field.dailyLitres">{figuresIn(paper, details.dailyLitres)}</Line>
            <Line label="applications.field.customerNo">{figuresIn(paper, details.customerNo)}</Line>
            <Line label="applications.field.meterNo">{figuresIn(paper, details.meterNo)}</Line>
          </>
        ) : null}
        <Line label="applications.field.otherDetails" wide>
          {details.otherDetails}
        </Line>
      </div>
    </PaperPart>
  )
}

function PapersPart({ kind, listed, content: { details, given } }: KindProps & Pick<PaperProps, 'listed'>) {
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

function Declaration({ kind }: { kind: Kind }) {
  return (
    <div className="paper-declaration">
      <div>
        <p>
          <Words of="applications.field.declared" />
        </p>
        {kind === 'transfer' ? (
          <p>
            <Words of="applications.field.arrearsKnown" />
          </p>
        ) : null}
        <div className="paper-lines">
          <Line label="applications.form.applicant_signature" wide={kind === 'new'} />
          {kind === 'transfer' ? <Line label="applications.form.seller_signature" /> : null}
        </div>
      </div>
      <div className="paper-thumbs">
        <p>
          <Words of="applications.form.thumb" />
        </p>
        <div>
          <span>
            <Words of="applications.form.right" />
          </span>
          <span>
            <Words of="applications.form.left" />
          </span>
        </div>
      </div>
    </div>
  )
}

function Office({ content: { signatures } }: PartProps) {
  const paper = useContext(PaperIn)
  return (
    <section className="paper-office">
      <h2>
        <Words of="applications.form.office" />
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
