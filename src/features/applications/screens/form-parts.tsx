// Steps of the application form with their fields.

import type { FormStep } from '#ui/form/steps.tsx'
import { RadioField, SelectField, CheckboxField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { NamePair } from '#ui/form/name-pair.tsx'
import type { SuggestedTol } from '#ui/form/place-fields.tsx'
import { TolInput } from '#ui/form/place-fields.tsx'
import { EmailField, NumberField, PhoneField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { Callout } from '#ui/callout.tsx'
import type { Kind } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'
import { maxPaperMegabytes, paperTypes } from '../contract/papers.ts'
import { optionsOf, type TranslateForm } from './labels.ts'

/** District and municipality of the organisation, '' where they are not known. */
export type OfficePlace = { district: string; localLevel: string }

type About = {
  papers: readonly ListedPaper[]
  /** The papers that the office already has. */
  sentBefore: readonly PaperKind[]
  tols?: readonly SuggestedTol[] | undefined
  office?: OfficePlace | undefined
}

/** The steps of one kind of application, without the review at the end. */
export function stepsFor(kind: Kind, t: TranslateForm, about: About): FormStep[] {
  const steps = [applicantStep(kind, t), placeStep(t, about), landStep(kind, t), waterStep(kind, t)]
  const papers = papersStep(t, about)
  return kind === 'transfer' ? [tapStep(t), ...steps, papers] : [...steps, papers]
}

function tapStep(t: TranslateForm): FormStep {
  return {
    id: 'tap',
    title: t('applications.step.tap'),
    names: ['customerNo', 'meterNo', 'transferReason', 'sellerNe', 'sellerEn', 'sellerPhone', 'arrearsKnown'],
    content: (
      <>
        <TextField name="customerNo" width="short" help={t('applications.help.customer_no')} autoComplete="off" />
        <TextField name="meterNo" width="short" help={t('applications.help.meter_no')} autoComplete="off" />
        <RadioField name="transferReason" options={optionsOf('transferReason', t)} />
        <NamePair
          legend={t('applications.field.seller')}
          help={t('applications.help.one_script')}
          ne="sellerNe"
          en="sellerEn"
        />
        <PhoneField name="sellerPhone" width="short" autoComplete="off" />
        <Callout tone="warning" title={t('applications.arrears.title')}>
          <p>{t('applications.arrears.text')}</p>
        </Callout>
        <CheckboxField name="arrearsKnown" />
      </>
    ),
  }
}

function applicantStep(kind: Kind, t: TranslateForm): FormStep {
  const oneScript = t('applications.help.one_script')
  return {
    id: 'applicant',
    title: t(kind === 'new' ? 'applications.step.applicant' : 'applications.step.buyer'),
    names: fieldNames(
      'applicantNe applicantEn gender fatherNe fatherEn motherNe motherEn grandfatherNe grandfatherEn heirNe heirEn citizenshipNo citizenshipDistrict citizenshipYear phone email',
    ),
    content: (
      <>
        <NamePair
          legend={t('applications.field.applicant')}
          help={t('applications.help.name')}
          ne="applicantNe"
          en="applicantEn"
          autoComplete="name"
        />
        <RadioField name="gender" options={optionsOf('gender', t)} inline />
        <NamePair legend={t('applications.field.father')} help={oneScript} ne="fatherNe" en="fatherEn" />
        <NamePair legend={t('applications.field.mother')} help={oneScript} ne="motherNe" en="motherEn" />
        <NamePair legend={t('applications.field.grandfather')} help={oneScript} ne="grandfatherNe" en="grandfatherEn" />
        <NamePair legend={t('applications.field.heir')} help={t('applications.help.heir')} ne="heirNe" en="heirEn" />
        <div className="side-by-side grid items-start gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
          <TextField name="citizenshipNo" autoComplete="off" tabOnly />
          <TextField name="citizenshipDistrict" autoComplete="off" tabOnly />
          <NumberField name="citizenshipYear" tabOnly />
        </div>
        <PhoneField name="phone" width="short" help={t('applications.help.phone')} />
        <EmailField name="email" help={t('applications.help.email')} />
      </>
    ),
  }
}

function placeStep(t: TranslateForm, { tols, office }: About): FormStep {
  return {
    id: 'place',
    title: t('applications.step.place'),
    names: fieldNames('district localLevel ward tol village houseNo placeDetails neighbourNe neighbourEn neighbourTap'),
    content: (
      <>
        <div className="side-by-side grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
          <TextField name="district" autoComplete="address-level1" initially={office?.district} />
          <TextField name="localLevel" autoComplete="address-level2" initially={office?.localLevel} />
        </div>
        <div className="side-by-side grid items-start gap-x-4 gap-y-6 md:grid-cols-[8rem_1fr]">
          <NumberField name="ward" />
          <TolInput name="tol" ward="ward" tols={tols} />
        </div>
        <div className="side-by-side grid items-start gap-x-4 gap-y-6 md:grid-cols-[1fr_12rem]">
          <TextField name="village" />
          <TextField name="houseNo" autoComplete="off" />
        </div>
        <TextArea name="placeDetails" rows={3} help={t('applications.help.place_details')} />
        <NamePair legend={t('applications.field.neighbour')} ne="neighbourNe" en="neighbourEn" />
        <TextField name="neighbourTap" width="short" help={t('applications.help.neighbour_tap')} autoComplete="off" />
      </>
    ),
  }
}

function landStep(kind: Kind, t: TranslateForm): FormStep {
  const sides = ['boundaryEast', 'boundaryWest', 'boundaryNorth', 'boundarySouth']
  const house = kind === 'new' ? ['buildingHeight', 'floors'] : []
  return {
    id: 'land',
    title: t('applications.step.land'),
    names: ['kitta', 'landArea', 'landCertificateNo', ...house, ...sides],
    content: (
      <>
        <div className="side-by-side grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
          <TextField name="kitta" help={t('applications.help.kitta')} autoComplete="off" tabOnly />
          <TextField name="landArea" help={t('applications.help.area')} autoComplete="off" />
        </div>
        <TextField name="landCertificateNo" width="short" autoComplete="off" tabOnly />
        {kind === 'new' ? (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-6">
            <NumberField name="buildingHeight" decimal />
            <NumberField name="floors" />
          </div>
        ) : null}
        <fieldset className="grid gap-4">
          <legend className="mb-1.5 text-lg font-bold text-title">{t('applications.field.boundaries')}</legend>
          <p className="text-neutral-600">{t('applications.help.boundaries')}</p>
          <div className="side-by-side grid items-start gap-x-4 gap-y-6 md:grid-cols-2">
            {sides.map((name) => (
              <TextField key={name} name={name} autoComplete="off" />
            ))}
          </div>
        </fieldset>
      </>
    ),
  }
}

function waterStep(kind: Kind, t: TranslateForm): FormStep {
  const users = ['waterUsers', 'womenUsers', 'menUsers']
  const ofNew = [
    'classification',
    'quantity',
    'householdUse',
    'reason',
    ...users,
    'dailyLitres',
    'customerNo',
    'meterNo',
  ]
  return {
    id: 'water',
    title: t('applications.step.water'),
    names: ['tapType', ...(kind === 'new' ? ofNew : users), 'otherDetails'],
    content: (
      <>
        <SelectField name="tapType" options={optionsOf('tapType', t)} />
        {kind === 'new' ? (
          <>
            <RadioField name="classification" options={optionsOf('classification', t)} inline />
            <NumberField name="quantity" />
            <RadioField name="householdUse" options={optionsOf('householdUse', t)} inline />
            <TextArea name="reason" rows={3} help={t('applications.help.reason')} />
          </>
        ) : null}
        <NumberField name="waterUsers" help={t('applications.help.water_users')} />
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
              help={t('applications.help.customer_no_new')}
              autoComplete="off"
            />
            <TextField name="meterNo" width="short" help={t('applications.help.meter_no')} autoComplete="off" />
          </>
        ) : null}
        <TextArea name="otherDetails" rows={3} />
      </>
    ),
  }
}

function papersStep(t: TranslateForm, { papers, sentBefore }: About): FormStep {
  const helpFor = ({ kind, purpose, required }: ListedPaper) => {
    if (sentBefore.includes(kind)) return t('applications.papers.sent_before')
    if (purpose === 'inheritance') return t('applications.papers.heirs')
    return required ? undefined : t('applications.papers.not_required')
  }
  return {
    id: 'papers',
    title: t('applications.step.papers'),
    names: papers.map(({ kind }) => kind),
    content: (
      <>
        <p>{t('applications.papers.lead', { n: maxPaperMegabytes })}</p>
        <Callout>
          <p>{t('applications.papers.private')}</p>
        </Callout>
        {papers.map((paper) => (
          <FileField
            key={paper.kind}
            name={paper.kind}
            accept={paperTypes.join(',')}
            max={3}
            shrink
            camera
            {...(helpFor(paper) ? { help: helpFor(paper) } : {})}
          />
        ))}
      </>
    ),
  }
}

function fieldNames(text: string): string[] {
  return text.split(' ')
}
