// Screens of the supply plan by the definition of an edition kind, with the names of the zones.

import { addDays } from '#kit/calendar/civil-date.ts'
import { formatTimeRange } from '#kit/format/times.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import type { EditionScreens } from '#features/editions/screens/definition.ts'
import { planForm } from '../../contract/plan-form.ts'
import { supplyPlanMessages as texts } from '../../messages/plan.ts'
import { waterSchedulesMessages } from '../../messages/public.ts'
import { ruleKey, type DraftedRule } from '../../rules/plan-edition.ts'
import { daysText, ruleHours, ruleLimits, type Localization } from '../../rules/text.ts'
import type { Places } from '../office/interruption-fields.tsx'
import { planFieldsOf } from './plan-fields.tsx'
import { planWeekOf } from './plan-week.tsx'

export const planAddress = {
  path: '/admin/supplyPlanEditions/{orgId}',
  permission: 'supply:write',
} as const satisfies Partial<EditionScreens<DraftedRule>>

export function planScreens({ zones }: Places): EditionScreens<DraftedRule> {
  return {
    ...planAddress,
    name: 'supply-plan',
    inSequence: true,
    page: (day) => `/water-schedule?from=${day}`,
    texts: {
      title: texts['supply.plan_title'],
      lead: texts['supply.plan_lead'],
      new: texts['supply.plan_new'],
      row: texts['supply.plan_row'],
    },
    form: planForm,
    messages: { ...waterSchedulesMessages, ...texts },
    labels: planLabels,
    titleOf(rule, language) {
      const zone = zones.find(({ code }) => code === rule.zone)
      const name = zone ? inLanguage(zone.name, language).text : rule.zone
      return `${name}: ${hoursText(rule, language)}`
    },
    factsOf: factsText,
    keyOf: ruleKey,
    textsOf: (rule, language) => ({
      minutes: hoursText(rule, language),
      repetition: factsText(rule, language),
      sample: rule.sample ? texts['supply.sample_yes'][language] : '',
    }),
    Fields: planFieldsOf(zones),
    More: planWeekOf(zones),
  }
}

function planLabels(language: Language): Record<string, string> {
  const t = translator(texts, language)
  return {
    zone: translator(waterSchedulesMessages, language)('supply.zone'),
    repetition: t('supply.repetition'),
    weekdays: t('supply.weekdays'),
    everyDays: t('supply.interval'),
    countedFrom: t('supply.counted_from'),
    starts: t('supply.plan_starts'),
    minutes: t('supply.plan_minutes'),
    season: t('supply.season'),
    fromMonth: t('supply.season_from_month'),
    fromDay: t('supply.season_from_day'),
    toMonth: t('supply.season_to_month'),
    toDay: t('supply.season_to_day'),
    sample: t('supply.plan_sample'),
  }
}

function hoursText(rule: DraftedRule, language: Language): string {
  const { from, to } = ruleHours(rule)
  return formatTimeRange(from, to, language)
}

/** @example 'Sunday and Tuesday · Kartik to Falgun' */
function factsText(rule: DraftedRule, language: Language): string {
  const localization: Localization = {
    language,
    t: translator(waterSchedulesMessages, language) as Localization['t'],
  }
  // Without a validity of its own: the edition has it.
  const [day, before] = ['2000-01-01', addDays('2000-01-01', -1)]
  const limits = ruleLimits({ ...rule, code: '', validFrom: before, validUntil: null }, day, localization)
  return [daysText(rule.days, localization), limits].filter(Boolean).join(' · ')
}
