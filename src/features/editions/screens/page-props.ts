// What the page of an edition and its parts are given.

import type { Language } from '#kit/language.ts'
import type { EditionClient } from './client.ts'
import type { EditionAnswer, EditionScreens } from './definition.ts'

export type EditionPageProps<Row> = {
  definition: EditionScreens<Row>
  client: EditionClient<Row>
  edition: EditionAnswer<Row>
  language: Language
  today: string
}
