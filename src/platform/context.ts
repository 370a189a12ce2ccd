// Context of every operation and store: organisation, actor, language, time and services.

import type { Bilingual, Language } from '#kit/language.ts'
import type { Database } from '#platform/database.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { Keys } from '#platform/keys.server.ts'
import type { ReplicaState } from '#platform/replica.server.ts'
import type { Permission } from '#root/permissions.ts'

/** Colour of its deep areas as '#rrggbb', and the text of the style element that gives its pages their colours and pattern. */
export type Brand = { primary: string; style: string }

/** Telephones for the pages that are made without the database; '' for a missing one and for a sample, which reaches nobody. */
export type Phones = { office: string; onCall: string; onCallTitle: Bilingual }

/** The organisation a request is for. Everything else about it is read by the organisations feature. */
export type Tenant = {
  id: number
  name: Bilingual
  /** Host names without port, the first is the canonical one. */
  hosts: string[]
  /** Hashes of the browser tab's icon: as uploaded, and as a PNG of 512 × 512. */
  icon: { own: string; png: string } | null
  /** Null where it has the product's colours and no pattern. */
  brand: Brand | null
  phones: Phones
}

/** An anonymous visitor through a named client (`web`, `mobile`). */
export type Visitor = { kind: 'visitor'; client: string }
export type Customer = { kind: 'customer'; id: number; name: string; session: number }
export type Staff = { kind: 'staff'; id: number; name: string; session: number; permissions: ReadonlySet<Permission> }
/** The product itself: jobs, commands, seeds. Its writes are audited under this name; stored rows call the kind `machine`. */
export type System = { kind: 'machine'; name: string }
export type Actor = Visitor | Customer | Staff | System

/** Values that hold until the organisation's public content changes, and at most until `until`; by name. */
export type SharedReads = { until: Date; values: Map<string, SharedValue> }
/** `tables`: those that the value was read from, once it has been read (`tables-read.server.ts`). */
export type SharedValue = { value: Promise<unknown>; tables?: ReadonlySet<string> }

export type Ctx<A extends Actor = Actor> = {
  org: Tenant
  actor: A
  db: Database
  files: FileStore
  keys: Keys
  now: Date
  language: Language
  /** Where the request came from, for rate limits and the audit; `origin` is that of the organisation's pages, absent for the product's own commands. */
  from: { requestId: string; address: string; origin?: string }
  /** Whether the installation has a mail server; absent for the product's own commands. */
  sendsMail?: boolean
  /** Whether the installation has an SMS gateway; absent for the product's own commands. */
  sendsSms?: boolean
  /** State of the database's replica; absent where there is none, and for the product's own commands. */
  replica?: ReplicaState | undefined
  /** Values that pages of the organisation share; only where its changes are followed. */
  reads?: SharedReads
}

/** What a store needs: no query without its organisation. */
export type Scope = Pick<Ctx, 'org' | 'db'>
