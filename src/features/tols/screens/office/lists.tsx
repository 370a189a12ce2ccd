// Definitions of the console screens of tols and supply zones.

import { inLanguage, translator, type Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps, ListScreen } from '#features/ordered-lists/screens/definition.ts'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import type { TolEntry, ZoneEntry } from '../../contract/admin.ts'
import { successorFields, tolFields, zoneFields } from '../../contract/forms.ts'
import type { SupplyZone } from '../../contract/places.ts'
import { tolsMessages as texts } from '../../messages.ts'

type Named = { nameEn: string; nameNe: string }
/** A row that may come in the place of a removed one. */
export type Candidate = Named & { id: number; ward?: number }

export const tolAddress = { path: '/admin/tols/{orgId}' } as const
export const zoneAddress = { path: '/admin/supplyZones/{orgId}' } as const

const shared = { page: '/water-schedule', isOrdered: false, t: tolsTranslator } as const

export function tolScreen(zones: readonly SupplyZone[], tols: readonly Candidate[]): ListScreen<TolEntry> {
  return {
    ...shared,
    ...tolAddress,
    name: 'tols',
    form: form(tolFields),
    texts: {
      title: texts['tols.office'],
      lead: texts['tols.office_lead'],
      add: texts['tols.add'],
      new: texts['tols.new'],
      empty: texts['tols.empty'],
    },
    labels: labelsIn,
    titleOf: nameOf,
    factsOf: (tol, language) => tolFacts(tol, zones, language),
    textsOf: (tol, language) => ({
      nameNe: tol.nameNe,
      nameEn: tol.nameEn,
      ward: inDigits(String(tol.ward), language),
      zone: zoneName(tol.zone, zones, language),
    }),
    removal: removalOf(texts['tols.tol_removal'], tols),
    Fields: tolFieldsOf(zones),
  }
}

export function zoneScreen(zones: readonly Candidate[]): ListScreen<ZoneEntry> {
  return {
    ...shared,
    ...zoneAddress,
    name: 'zones',
    form: form(zoneFields),
    texts: {
      title: texts['tols.zones_office'],
      lead: texts['tols.zones_lead'],
      add: texts['tols.zones_add'],
      new: texts['tols.zones_new'],
      empty: texts['tols.zones_empty'],
    },
    labels: labelsIn,
    titleOf: nameOf,
    factsOf: () => null,
    textsOf: ({ nameNe, nameEn }) => ({ nameNe, nameEn }),
    removal: removalOf(texts['tols.zone_removal'], zones),
    Fields: NameFields,
  }
}

export function tolsTranslator(language: Language) {
  return translator({ ...listsTexts, ...texts }, language)
}

function removalOf(help: { en: string; ne: string }, candidates: readonly Candidate[]) {
  return {
    form: form(successorFields),
    labels: labelsIn,
    help,
    Fields({ row, language }: { row: { id: number }; language: Language }) {
      const t = tolsTranslator(language)
      const others = candidates.filter(({ id }) => id !== row.id)
      const nameIn = ({ ward, ...names }: Candidate) => {
        const name = inLanguage(nameOf(names), language).text
        return ward === undefined ? name : `${name}, ${t('tols.ward_no', { ward })}`
      }
      return (
        <SelectField
          name="successor"
          chosen=""
          options={others.map((candidate) => ({ value: String(candidate.id), label: nameIn(candidate) }))}
        />
      )
    },
  }
}

function tolFieldsOf(zones: readonly SupplyZone[]) {
  return function TolFields(props: FieldsProps<TolEntry>) {
    const { row, language } = props
    return (
      <>
        <NameFields {...props} />
        <NumberField name="ward" initially={row ? inDigits(String(row.ward), language) : ''} />
        <SelectField
          name="zone"
          chosen={row?.zone ?? ''}
          options={zones.map(({ code }) => ({ value: code, label: zoneName(code, zones, language) }))}
        />
      </>
    )
  }
}

function NameFields({ row }: FieldsProps<Named>) {
  return (
    <>
      <TextField name="nameNe" lang="ne" autoComplete="off" initially={row?.nameNe ?? ''} />
      <TextField name="nameEn" lang="en" autoComplete="off" initially={row?.nameEn ?? ''} />
    </>
  )
}

function labelsIn(language: Language): Record<string, string> {
  const t = tolsTranslator(language)
  return {
    nameNe: t('tols.name_ne'),
    nameEn: t('tols.name_en'),
    ward: t('tols.ward'),
    zone: t('tols.zone'),
    successor: t('tols.successor'),
  }
}

function tolFacts({ ward, zone }: TolEntry, zones: readonly SupplyZone[], language: Language): string {
  return `${tolsTranslator(language)('tols.ward_no', { ward })} · ${zoneName(zone, zones, language)}`
}

function zoneName(code: string, zones: readonly SupplyZone[], language: Language): string {
  const zone = zones.find((one) => one.code === code)
  return zone ? inLanguage(zone.name, language).text : code
}

function nameOf({ nameEn, nameNe }: Named) {
  return { en: nameEn, ne: nameNe }
}
