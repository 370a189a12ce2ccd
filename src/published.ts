// Published kinds: each has admin rows, audit labels, history, import, sitemap entries and rows in the conformance walk.

import { album } from '#features/albums/operations/definition.server.ts'
import { disclosure } from '#features/disclosures/operations.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { member } from '#features/members/operations.server.ts'
import { article } from '#features/news/operations/definition.server.ts'
import { question } from '#features/services/operations/questions.server.ts'
import { service } from '#features/services/operations/services.server.ts'
import { slide } from '#features/slides/operations.server.ts'
import { waterTest } from '#features/water-quality/operations.server.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'

export const publishedKinds: readonly AnyPublished[] = [
  document,
  article,
  member,
  album,
  slide,
  service,
  question,
  disclosure,
  waterTest,
]
