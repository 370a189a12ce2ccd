// All documents of the nine types, for both organisations.

import { consumerNotices } from './consumer-notices.ts'
import type { DemonstrationDocument } from './document.ts'
import { tariffsAndForms } from './tariffs-and-forms.ts'
import { tendersAndPosts } from './tenders-and-posts.ts'
import { yearlyReports } from './yearly-reports.ts'
import { damak, kakarvitta } from '../organisation-facts.ts'

/** Every document as of `today`; a slug is unique within its organisation. Files are made by `makeFile`. */
export const demonstrationDocuments = (today: string): DemonstrationDocument[] => [
  ...consumerNotices(damak, 66, 23),
  ...yearlyReports(damak),
  ...tendersAndPosts(damak, 0, today),
  ...tariffsAndForms(damak, 0),
  ...consumerNotices(kakarvitta, 14, 31),
  ...yearlyReports(kakarvitta),
  ...tendersAndPosts(kakarvitta, -4, today),
  ...tariffsAndForms(kakarvitta, 3),
]
