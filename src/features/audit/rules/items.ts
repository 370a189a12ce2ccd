// Items of the audit log: the console page of what a row is about, and the targets under which an item is recorded.

import type { AuditedItems, RecordedNames } from '../contract.ts'

type Kinds = readonly AuditedItems[]

/** The items with pages in the console, from its navigation. */
export function auditedItems(pages: readonly { to: string; items?: RecordedNames }[]): AuditedItems[] {
  return pages.flatMap(({ to, items }) => (items ? [{ page: to.replace('/staff/', ''), ...items }] : []))
}

/** The item of a console page, by its address; undefined for other pages. @example itemAt(kinds, '/staff/people/7') // 'people/7' */
export function itemAt(kinds: Kinds, pathname: string): string | undefined {
  const [, page, id] = /^\/staff\/([a-z-]+)\/(\d+)(?:\/|$)/.exec(pathname) ?? []
  return kinds.some((kind) => kind.page === page) ? `${page}/${id}` : undefined
}

/** The item of a recorded target. @example itemOf(kinds, 'person 7') // 'people/7' */
export function itemOf(kinds: Kinds, target: string): string | undefined {
  const [, subject, number] = /^([a-z -]+) (\d+)$/.exec(target) ?? []
  const [, path, id = number] = /^\/admin\/([A-Za-z-]+)\/\d+\/(\d+)(?:\/|$)/.exec(target) ?? []
  if (id === undefined) return undefined
  const found = kinds.find((kind) =>
    path === undefined ? kind.subject === subject : (kind.path ?? kind.page) === path,
  )
  return found && `${found.page}/${id}`
}

/** The targets of an item: one that is recorded as it is, and a path, below which are its parts. @example targetsOf(kinds, 'people/7', 487) */
export function targetsOf(kinds: Kinds, item: string, orgId: number): { subject?: string; path: string } {
  const [page = '', id = ''] = item.split('/')
  const { subject, path = page } = kinds.find((kind) => kind.page === page) ?? {}
  return { ...(subject && { subject: `${subject} ${id}` }), path: `/admin/${path}/${orgId}/${id}` }
}
