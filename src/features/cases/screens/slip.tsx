// Slip of a registered case for the person at the counter: number, times and where to see the progress, on an A6 sheet or an 80 mm roll.

import { useState } from 'react'
import { Link } from 'react-router'
import { inLanguage, type Bilingual, type Language } from '#kit/language.ts'
import { displayPhone } from '#kit/phone.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { casesTranslator } from './translator.ts'

export type SlipContent = {
  code: string
  /** What was registered. */
  title: string
  receivedAt: string
  dueAt?: string | null
  /** The address of the tracking page, without its scheme. */
  address: string
  organisation: Bilingual
  phone: string
  /** That of the person, whatever the clerk reads. */
  language: Language
}

type SlipProps = { slip: SlipContent; caseHref: string; caseLabel: string; nextHref: string }

const papers = ['a6', 'roll'] as const

/** Nothing on it identifies the person: a slip that is lost shows a number only. */
export function Slip({ slip, caseHref, caseLabel, nextHref }: SlipProps) {
  const t = casesTranslator(useLanguage())
  const [paper, setPaper] = useState<(typeof papers)[number]>('a6')
  return (
    <>
      <div className="screen-only">
        <PageHeading title={t('cases.slip')} lead={t('cases.slip_lead')} />
        <fieldset className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
          <legend className="mb-1 font-bold">{t('cases.slip_paper')}</legend>
          {papers.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="paper"
                value={each}
                checked={paper === each}
                onChange={() => setPaper(each)}
                className="tick"
              />
              {t(`cases.slip_${each}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <PrintedSlip slip={slip} paper={paper} />
      <p className="screen-only mt-6 flex flex-wrap gap-3">
        <Button kind="primary" onClick={() => print()}>
          <Icon name="print" />
          {t('cases.print_slip')}
        </Button>
        <Link to={caseHref} className={buttonClass()}>
          {caseLabel}
        </Link>
        <Link to={nextHref} className={buttonClass()}>
          {t('cases.next_person')}
        </Link>
      </p>
    </>
  )
}

function PrintedSlip({ slip, paper }: { slip: SlipContent; paper: string }) {
  const { code, title, receivedAt, dueAt, address, organisation, phone, language } = slip
  const t = casesTranslator(language)
  return (
    <section className={`slip slip-${paper}`} lang={language} aria-label={t('cases.slip')}>
      <p className="slip-organisation">{inLanguage(organisation, language).text}</p>
      <p>{title}</p>
      <p className="slip-code figures" translate="no">
        {code}
      </p>
      <dl>
        <dt>{t('cases.slip_received')}</dt>
        <dd>
          <TimeText at={receivedAt} language={language} />
        </dd>
        {dueAt ? (
          <>
            <dt>{t('cases.slip_due')}</dt>
            <dd>
              <TimeText at={dueAt} language={language} />
            </dd>
          </>
        ) : null}
      </dl>
      <p>{t('cases.slip_track', { address })}</p>
      {phone ? <p>{t('cases.slip_phone', { phone: displayPhone(phone, language) })}</p> : null}
    </section>
  )
}
