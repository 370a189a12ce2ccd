// Which fields stand in which step of the application form?

import type { FormStep } from '#ui/form/steps.tsx'
import { RadioField, SelectField, CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { NamePair } from '#ui/form/name-pair.tsx'
import { EmailField, NumberField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { Callout } from '#ui/callout.tsx'
import type { Kind } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { largestPaperMb, paperTypes } from '../contract/papers.ts'
import { optionsOf, type Say } from './labels.ts'

/** The papers asked for, and those that the office has already. */
type AboutPapers = { papers: readonly ListedPaper[]; sentBefore: readonly PaperKind[] }

/** The steps of one kind, without the last one, where everything is read again. */
export function stepsFor(kind: Kind, say: Say, about: AboutPapers): FormStep[] {
  const steps = [applicantStep(kind, say), placeStep(say), landStep(kind, say), waterStep(kind, say)]
  const papers = papersStep(say, about)
  return kind === 'transfer' ? [tapStep(say), ...steps, papers] : [...steps, papers]
}

function tapStep(say: Say): FormStep {
  return {
    id: 'tap',
    title: say('applications.step.tap'),
    names: ['customerNo', 'meterNo', 'transferReason', 'sellerNe', 'sellerEn', 'sellerPhone', 'arrearsKnown'],
    content: (
      <>
        <TextField name="customerNo" width="short" help={say('applications.help.customer_no')} autoComplete="off" />
        <TextField name="meterNo" width="short" help={say('applications.help.meter_no')} autoComplete="off" />
        <RadioField name="transferReason" options={optionsOf('transferReason', say)} />
        <NamePair
          legend={say('applications.field.seller')}
          help={say('applications.help.one_script')}
          ne="sellerNe"
          en="sellerEn"
        />
        <PhoneField name="sellerPhone" width="short" autoComplete="off" />
        <Callout tone="warning" title={say('applications.arrears.title')}>
          <p>{say('applications.arrears.text')}</p>
        </Callout>
        <CheckboxField name="arrearsKnown" remembered={false} />
      </>
    ),
  }
}

function applicantStep(kind: Kind, say: Say): FormStep {
  const oneScript = say('applications.help.one_script')
  return {
    id: 'applicant',
    title: say(kind === 'new' ? 'applications.step.applicant' : 'applications.step.buyer'),
    names: words(
      'applicantNe applicantEn gender fatherNe fatherEn motherNe motherEn grandfatherNe grandfatherEn heirNe heirEn citizenshipNo citizenshipDistrict citizenshipYear phone email',
    ),
    content: (
      <>
        <NamePair
          legend={say('applications.field.applicant')}
          help={say('applications.help.name')}
          ne="applicantNe"
          en="applicantEn"
          autoComplete="name"
        />
        <RadioField name="gender" options={optionsOf('gender', say)} inline />
        <NamePair legend={say('applications.field.father')} help={oneScript} ne="fatherNe" en="fatherEn" />
        <NamePair legend={say('applications.field.mother')} help={oneScript} ne="motherNe" en="motherEn" />
        <NamePair
          legend={say('applications.field.grandfather')}
          help={oneScript}
          ne="grandfatherNe"
          en="grandfatherEn"
        />
        <NamePair
          legend={say('applications.field.heir')}
          help={say('applications.help.heir')}
          ne="heirNe"
          en="heirEn"
        />
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
          <TextField name="citizenshipNo" autoComplete="off" />
          <TextField name="citizenshipDistrict" autoComplete="off" />
          <NumberField name="citizenshipYear" />
        </div>
        <PhoneField name="phone" width="short" help={say('applications.help.phone')} />
        <EmailField name="email" help={say('applications.help.email')} />
      </>
    ),
  }
}

function placeStep(say: Say): FormStep {
  return {
    id: 'place',
    title: say('applications.step.place'),
    names: words('district localLevel ward village tol houseNo placeDetails neighbourNe neighbourEn neighbourTap'),
    content: (
      <>
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
          <TextField name="district" autoComplete="address-level1" />
          <TextField name="localLevel" autoComplete="address-level2" />
        </div>
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-[8rem_1fr]">
          <NumberField name="ward" />
          <TextField name="tol" autoComplete="address-level3" />
        </div>
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-[1fr_12rem]">
          <TextField name="village" />
          <TextField name="houseNo" autoComplete="off" />
        </div>
        <TextArea name="placeDetails" rows={3} help={say('applications.help.place_details')} />
        <NamePair legend={say('applications.field.neighbour')} ne="neighbourNe" en="neighbourEn" />
        <TextField name="neighbourTap" width="short" help={say('applications.help.neighbour_tap')} autoComplete="off" />
      </>
    ),
  }
}

function landStep(kind: Kind, say: Say): FormStep {
  const sides = ['boundaryEast', 'boundaryWest', 'boundaryNorth', 'boundarySouth']
  const house = kind === 'new' ? ['buildingHeight', 'floors'] : []
  return {
    id: 'land',
    title: say('applications.step.land'),
    names: ['kitta', 'landCertificateNo', 'landArea', ...house, ...sides],
    content: (
      <>
        <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
          <TextField name="kitta" help={say('applications.help.kitta')} autoComplete="off" />
          <TextField name="landArea" help={say('applications.help.area')} autoComplete="off" />
        </div>
        <TextField name="landCertificateNo" width="short" autoComplete="off" />
        {kind === 'new' ? (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-6">
            <NumberField name="buildingHeight" decimal />
            <NumberField name="floors" />
          </div>
        ) : null}
        <fieldset className="grid gap-4">
          <legend className="mb-1.5 text-lg font-semibold text-primary">{say('applications.field.boundaries')}</legend>
          <p className="text-neutral-600">{say('applications.help.boundaries')}</p>
          <div className="grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
            {sides.map((name) => (
              <TextField key={name} name={name} autoComplete="off" />
            ))}
          </div>
        </fieldset>
      </>
    ),
  }
}

function waterStep(kind: Kind, say: Say): FormStep {
  const ofNew = ['classification', 'quantity', 'householdUse', 'reason', 'dailyLitres', 'customerNo', 'meterNo']
  return {
    id: 'water',
    title: say('applications.step.water'),
    names: ['tapType', 'waterUsers', 'womenUsers', 'menUsers', 'otherDetails', ...(kind === 'new' ? ofNew : [])],
    content: (
      <>
        <SelectField name="tapType" options={optionsOf('tapType', say)} />
        {kind === 'new' ? (
          <>
            <RadioField name="classification" options={optionsOf('classification', say)} inline />
            <NumberField name="quantity" />
            <RadioField name="householdUse" options={optionsOf('householdUse', say)} inline />
            <TextArea name="reason" rows={3} help={say('applications.help.reason')} />
          </>
        ) : null}
        <NumberField name="waterUsers" help={say('applications.help.water_users')} />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-6">
          <NumberField name="womenUsers" />
          <NumberField name="menUsers" />
        </div>
        {kind === 'new' ? (
          <>
            <NumberField name="dailyLitres" />
            <TextField
              name="customerNo"
              width="short"
              help={say('applications.help.customer_no_new')}
              autoComplete="off"
            />
            <TextField name="meterNo" width="short" help={say('applications.help.meter_no')} autoComplete="off" />
          </>
        ) : null}
        <TextArea name="otherDetails" rows={3} />
      </>
    ),
  }
}

function papersStep(say: Say, { papers, sentBefore }: AboutPapers): FormStep {
  const helpFor = ({ kind, purpose, required }: ListedPaper) => {
    if (sentBefore.includes(kind)) return say('applications.papers.sent_before')
    if (purpose === 'inheritance') return say('applications.papers.heirs')
    return required ? undefined : say('applications.papers.not_required')
  }
  return {
    id: 'papers',
    title: say('applications.step.papers'),
    names: papers.map(({ kind }) => kind),
    content: (
      <>
        <p>{say('applications.papers.lead', { n: largestPaperMb })}</p>
        <Callout>
          <p>{say('applications.papers.private')}</p>
        </Callout>
        {papers.map((paper) => (
          <FileField
            key={paper.kind}
            name={paper.kind}
            accept={paperTypes.join(',')}
            max={3}
            shrink
            {...(helpFor(paper) ? { help: helpFor(paper) } : {})}
          />
        ))}
      </>
    ),
  }
}

function words(text: string): string[] {
  return text.split(' ')
}
