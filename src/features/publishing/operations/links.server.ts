// The check of links in published texts: all public items of every kind with links, or one item.

import type { Ctx, System } from '#platform/context.ts'
import type { OutsideAnswer } from '#platform/outside-address.server.ts'
import { findByKey } from '#platform/publishing-window.server.ts'
import type { LinkResult } from '../rules/links.ts'
import { linksIn, reportedAfter } from '../rules/links.ts'
import {
  isPublicNow,
  linkCheckQueue,
  listAddresses,
  listLinkedRows,
  removeLinksOfOthers,
  writeFailure,
  writeLinks,
  writeSound,
  type LinkedKind,
} from '../store/links.server.ts'
import type { AnyPublished, WorkflowKind } from './definition.server.ts'

export { linkCheckQueue }

/** How addresses are asked. */
export type LinkCheck = {
  kinds: readonly AnyPublished[]
  /** Whether a path of the organisation's own website leads to something public. */
  isPublic(ctx: Ctx, path: string): Promise<boolean>
  /** Absent where the installation does not ask other websites. */
  askOutside?: (url: string) => Promise<OutsideAnswer>
}

const batchSize = 500
/** Of one item; a text of the largest size has fewer. */
const maxLinksOfItem = 500
/** Distinct addresses of one organisation in one run; the others follow in the next, those checked longest ago first. */
const maxAddresses = 5000
const maxOutsideAtOnce = 8
/** No further address of another website is asked after this time: a job has fifteen minutes. */
const maxAskingMs = 8 * 60_000

type Result = { items: number; addresses: number }

/** Reads the links of every public item, asks for each address once, and stores what it found. */
export async function checkAllLinks(ctx: Ctx<System>, check: LinkCheck): Promise<Result> {
  let items = 0
  for (const kind of linkedKinds(check.kinds)) items += await readLinks(ctx, kind)
  const addresses = await listAddresses(ctx, maxAddresses)
  await checkAddresses(ctx, check, addresses)
  return { items, addresses: addresses.length }
}

/** The same for one item; of one that is not public the links are forgotten. */
export async function checkLinksOfItem(
  ctx: Ctx<System>,
  check: LinkCheck,
  { kind: name, id }: { kind: string; id: number },
): Promise<Result> {
  const kind = linkedKinds(check.kinds).find((each) => each.kind === name)
  if (!kind) return { items: 0, addresses: 0 }
  const rows = await listLinkedRows(ctx, kind, { only: id })
  await writeLinks(ctx, name, [{ id, urls: rows.flatMap(linksOfRow) }])
  const addresses = await listAddresses(ctx, maxLinksOfItem, { kind: name, id })
  await checkAddresses(ctx, check, addresses)
  return { items: rows.length, addresses: addresses.length }
}

/** Whether an item is public now, by the key that names it in addresses. */
export async function isPublicItem(ctx: Ctx, kind: WorkflowKind & { key?: 'slug' }, key: string): Promise<boolean> {
  const id = await findByKey(ctx, kind.table, kind.key ?? 'id', key)
  return id !== undefined && (await isPublicNow(ctx, kind, id))
}

function linkedKinds(kinds: readonly AnyPublished[]): LinkedKind[] {
  return kinds.flatMap(({ kind, table, linked }) => (linked ? [{ kind, table, linked }] : []))
}

async function readLinks(ctx: Ctx<System>, kind: LinkedKind): Promise<number> {
  let items = 0
  for (let after = 0; ;) {
    const rows = await listLinkedRows(ctx, kind, { after, limit: batchSize })
    await writeLinks(
      ctx,
      kind.kind,
      rows.map((row) => ({ id: row.id, urls: linksOfRow(row) })),
    )
    items += rows.length
    if (rows.length < batchSize) break
    after = rows.at(-1)!.id
  }
  await removeLinksOfOthers(ctx, kind)
  return items
}

function linksOfRow({ columns }: { columns: unknown[] }): string[] {
  return linksIn(columns).slice(0, maxLinksOfItem)
}

/** Own addresses one after the other; of other websites several at once, but each website one address at a time. */
async function checkAddresses(ctx: Ctx<System>, check: LinkCheck, addresses: readonly string[]): Promise<void> {
  const outside = new Map<string, string[]>()
  for (const url of addresses) {
    const { path, host } = placeOf(url, ctx.org.hosts)
    if (path !== undefined) await write(ctx, url, (await check.isPublic(ctx, path)) ? 'found' : 'missing')
    else outside.set(host, [...(outside.get(host) ?? []), url])
  }
  const websites = [...outside.values()]
  const endsAt = performance.now() + maxAskingMs
  const ask = async () => {
    for (let next = websites.pop(); next; next = websites.pop())
      for (const url of next) if (performance.now() < endsAt) await write(ctx, url, await asked(check, url))
  }
  await Promise.all(Array.from({ length: maxOutsideAtOnce }, ask))
}

/** A path of the own website, or the host of another. */
function placeOf(url: string, hosts: readonly string[]): { path?: string; host: string } {
  if (url.startsWith('/')) return { path: pathOf(url), host: '' }
  const address = URL.parse(url)
  if (!address) return { path: url, host: '' }
  return hosts.includes(address.hostname) ? { path: address.pathname, host: '' } : { host: address.host }
}

/** @example pathOf('/news/a?lang=ne#b') // '/news/a' */
function pathOf(url: string): string {
  return URL.parse(url, 'http://own.invalid')?.pathname ?? url
}

async function asked({ askOutside }: LinkCheck, url: string): Promise<LinkResult> {
  const answer = await askOutside?.(url)
  return answer === undefined || answer === 'refused' ? 'not-asked' : answer
}

async function write(ctx: Ctx<System>, url: string, result: LinkResult): Promise<void> {
  if (result === 'found' || result === 'not-asked') return writeSound(ctx, url)
  return writeFailure(ctx, url, { issue: result, reportedAfter: reportedAfter(result) })
}
