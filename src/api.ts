// The API table: every row of every feature.

import { offices } from '#features/offices/api.server.ts'
import { albums } from '#features/albums/api.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { accounts } from '#features/accounts/api.server.ts'
import { applications } from '#features/applications/api.server.ts'
import { audit } from '#features/audit/api.server.ts'
import { complaints } from '#features/complaints/api.server.ts'
import { dashboards } from '#features/dashboards/api.server.ts'
import { disclosures } from '#features/disclosures/api.server.ts'
import { documents } from '#features/documents/api.server.ts'
import { members } from '#features/members/api.server.ts'
import { news } from '#features/news/api.server.ts'
import { servePublished } from '#features/publishing/api.server.ts'
import { organisations } from '#features/organisations/api.server.ts'
import { pages } from '#features/pages/api.server.ts'
import { services } from '#features/services/api.server.ts'
import { waterQuality } from '#features/water-quality/api.server.ts'
import { readingSchedules } from '#features/reading-schedules/api.server.ts'
import { sessions } from '#features/sessions/api.server.ts'
import { slides } from '#features/slides/api.server.ts'
import { staff } from '#features/staff/api.server.ts'
import { tariffs } from '#features/tariffs/api.server.ts'
import { waterSchedules } from '#features/water-schedules/api.server.ts'
import { publishedKinds } from '#root/published.ts'

export const api: ServedRow[] = [
  ...publishedKinds.flatMap(servePublished),
  ...offices,
  ...albums,
  ...applications,
  ...members,
  ...news,
  ...pages,
  ...services,
  ...disclosures,
  ...waterQuality,
  ...organisations,
  ...slides,
  ...documents,
  ...tariffs,
  ...complaints,
  ...readingSchedules,
  ...waterSchedules,
  ...sessions,
  ...accounts,
  ...staff,
  ...dashboards,
  ...audit,
]
