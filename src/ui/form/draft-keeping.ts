// Types of a draft that is also kept on the server: what a form requests of it, and what it returns.

import type { ComponentType } from 'react'
import type { DraftContent } from '#kit/draft-content.ts'
import type { Language } from '#kit/language.ts'

/** A stored draft: its version changes with its content; `writer` is the tab that saved it last. */
export type KeptDraft = DraftContent & { version: string; writer: string }

/** `lost`: no response. `changed`: other text has been saved since the version that was named. */
export type KeepingOutcome =
  | { kind: 'kept'; version: string }
  | { kind: 'changed' }
  | { kind: 'refused'; message: string }
  | { kind: 'lost' }

/** The draft of one form on the server. */
export type DraftStore = {
  read(): Promise<KeptDraft | undefined | 'lost'>
  /** `keepalive`: the page is being left, and the request has to outlive it. */
  save(content: DraftContent, version: string | undefined, options: { keepalive: boolean }): Promise<KeepingOutcome>
  /** Text that another page has saved since the version stays. */
  remove(version: string | undefined): Promise<void>
}

/** What is shown to the reader: kept on the server, on this device while the line is away, refused, or changed elsewhere meanwhile. */
export type KeptState =
  | { kind: 'kept' }
  | { kind: 'away' }
  | { kind: 'refused'; message: string }
  | { kind: 'changed'; choose: (which: 'theirs' | 'mine') => void }

/** What the keeper does with the form. */
export type KeptForm = {
  /** Undefined when the form is gone. */
  content(): DraftContent | undefined
  fill(content: DraftContent): void
  /** Everything is on the server: this device needs no copy. */
  removeHere(): void
  show(state: KeptState | undefined): void
}

/** What this device held when the form was opened, the tab that stored it, and the version on which it is based. */
export type HeldDraft = { tab: string; base: string | undefined }

export type DraftKeeper = {
  /** The version on which the text of this form is based. */
  base(): string | undefined
  /** Something was typed. */
  change(): void
  /** Saves what is not saved; resolves when the server has answered. */
  flush(options?: { keepalive: boolean }): Promise<void>
  /** Removes the draft and keeps nothing more. */
  discard(): Promise<void>
  /** Whether something that was typed is not on the server, though it has been tried. */
  isUnsaved(): boolean
  /** Keeps nothing more. */
  stop(): void
}

/** How the drafts of a signed-in form are kept. */
export type DraftKeeping = {
  open(form: KeptForm, held: HeldDraft | undefined): DraftKeeper
  /** Above the form: what the reader has to decide or to know. */
  Notice: ComponentType<{ state: KeptState; language: Language }>
  /** Beside the button that sends: where the draft is. */
  Status: ComponentType<{ state: KeptState; language: Language }>
}
