// The printed application form, blank or filled in, in one language or both.

import type { ListedPaper } from '../../contract/papers.ts'
import { ApplicantPart, LandPart, PlacePart, TransferPart, WaterPart } from './details.tsx'
import { Declaration, Office, PapersPart } from './end.tsx'
import { Letterhead, Request } from './head.tsx'
import type { LetterheadProps } from './head.tsx'
import { PaperIn } from './parts.tsx'
import type { PaperLanguage } from './texts.ts'

export type PaperProps = LetterheadProps & {
  paper: PaperLanguage
  listed: ListedPaper[]
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
