// Admin page of a published item: status, public view, actions, history, earlier versions.

import { Fragment, type ReactNode } from 'react'
import type { SentTo } from '#kit/contract.ts'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import type { TransitionVerdicts, ShownEvent } from '../contract/outputs.ts'
import type { BrokenLink } from '../contract/links.ts'
import type { ItemReview } from '../contract/review.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import type { TransitionAddresses, TransitionRows } from '../contract/admin.ts'
import { earlierVersions } from '../rules/versions.ts'
import { PublishingActions } from './actions.tsx'
import { BrokenLinks } from './broken-links.tsx'
import { PublishingHistory } from './history.tsx'
import { Previews } from './previews.tsx'
import { restoredNote, type RestoredVersion } from './restored.ts'
import { publishingTranslator } from './translator.ts'
import type { PublishingStatus } from './status.tsx'
import { ReviewLine, StatusLine } from './status.tsx'
import { useVersion } from './use-version.ts'
import { Versions, type ComparedFields } from './versions.tsx'

type TransitionRow = TransitionRows[PublishingTransition]

/** What the page of any item needs beside its state. */
export type ReviewedItem = {
  id: number
  version: number
  versions: readonly number[]
  acts: ShownEvent[]
  may: TransitionVerdicts
  review: ItemReview
  brokenLinks: readonly BrokenLink[]
}

type ItemPageProps<Item> = {
  item: Item
  title: Bilingual
  lead: ReactNode
  back: { to: string; label: string }
  orgId: string
  today: string
  language: Language
  /** The address of the kind's admin list: its transitions are below that of the item. */
  path: `/admin/${string}/{orgId}`
  /** The fields of the form to correct, by which versions are compared. */
  compared: ComparedFields<Item>
  /** The form to correct, filled in with the restored version where there is one. */
  renderChange: (onDone: () => void, restored?: RestoredVersion<Item>) => ReactNode
  /** The public view. */
  children: ReactNode
  /** Content below the history. */
  more?: ReactNode
}

/** @example transitionsAt('/admin/news/{orgId}').publish // 'POST /admin/news/{orgId}/{id}/publications' */
function transitionsAt(path: ItemPageProps<unknown>['path']) {
  return {
    publish: `POST ${path}/{id}/publications`,
    expire: `PUT ${path}/{id}/expiry`,
    withdraw: `POST ${path}/{id}/withdrawals`,
    draft: `POST ${path}/{id}/drafts`,
    submit: `POST ${path}/{id}/submissions`,
    approve: `POST ${path}/{id}/approvals`,
    return: `POST ${path}/{id}/returns`,
    remind: `PUT ${path}/{id}/reviewDay`,
  } satisfies TransitionAddresses
}

export function ItemPage<Item extends PublishingStatus & ReviewedItem>(props: ItemPageProps<Item>) {
  const { item, lead, back, orgId, today, language, path, compared, children, more } = props
  const t = publishingTranslator(language)
  const chosen = useVersion(item, { path, orgId, language })
  const listed = earlierVersions(item)
  const renderChange = (onDone: () => void) => {
    if (chosen.number === undefined) return props.renderChange(onDone)
    const version = listed.find(({ number }) => number === chosen.number)
    if (!chosen.item || !version) return null
    const restored = { number: chosen.number, item: chosen.item, note: restoredNote(version) }
    return <Fragment key={chosen.number}>{props.renderChange(onDone, restored)}</Fragment>
  }
  const title = inLanguage(props.title, language).text
  return (
    <div className="max-w-[58rem] [&>section]:mt-9">
      <PageMeta title={title} />
      <RelatedLink to={back.to} screenOnly>
        {back.label}
      </RelatedLink>
      <PageHeading title={title} lead={lead} />
      <StatusLine status={item} language={language} />
      <ReviewLine item={item} language={language} />
      <BrokenLinks links={item.brokenLinks} language={language} />
      {children}
      <PublishingActions
        {...{ today, language, renderChange }}
        may={item.may}
        events={item.acts}
        publishUntil={item.publishUntil}
        review={item.review}
        // The form of the transition has validated its fields.
        send={(transition, filled) =>
          apiIn(language).send<TransitionRow>(transitionsAt(path)[transition], {
            orgId,
            id: item.id,
            // An approval is of what was read.
            ...(transition === 'approve' && { version: item.version }),
            ...filled,
          } as SentTo<TransitionRow>)
        }
      />
      <Previews {...{ path, orgId, language }} id={item.id} />
      <Section id="history" title={t('publishing.history')}>
        <PublishingHistory events={item.acts} language={language} />
      </Section>
      <Versions current={item} {...{ listed, chosen, language, ...compared }} />
      {more}
    </div>
  )
}
