// Parts of the printed form with details: transferor, applicant, place, land, water.

import { useContext } from 'react'
import type { Kind } from '../../contract/form.ts'
import { classifications, genders, tapTypes, transferReasons, yesNo } from '../../contract/form.ts'
import { Choice, FourBoundaries, Line, PaperIn, PaperPart, PaperText } from './parts.tsx'
import { figuresIn, nameIn, phoneIn, type PaperContent } from './texts.ts'

type PartProps = { content: PaperContent }
type KindProps = PartProps & { kind: Kind }

export function TransferPart({ content: { details } }: PartProps) {
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

export function ApplicantPart({ kind, content: { details } }: KindProps) {
  const paper = useContext(PaperIn)
  return (
    <PaperPart title={kind === 'new' ? 'applications.step.applicant' : 'applications.step.buyer'}>
      <div className="paper-lines">
        {/* The applicant's own name is printed in both scripts, in any language of the form. */}
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

export function PlacePart({ content: { details } }: PartProps) {
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
        <Line label="applications.field.neighbour" double>
          {nameIn(paper, details.neighbourNe, details.neighbourEn)}
        </Line>
        <Line label="applications.field.neighbourTap">{figuresIn(paper, details.neighbourTap)}</Line>
        <Line label="applications.field.placeDetails" wide>
          {details.placeDetails}
        </Line>
      </div>
    </PaperPart>
  )
}

export function LandPart({ kind, content: { details } }: KindProps) {
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
            <PaperText of="applications.field.boundaries" />
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

export function WaterPart({ kind, content: { details } }: KindProps) {
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
