// Content of the pages of each organisation.

import { damakAlbums, kakarvittaAlbums } from './albums.ts'
import { charterOf } from './charter.ts'
import { membersOf } from './members.ts'
import { damakNews } from './news-damak.ts'
import { kakarvittaNews } from './news-kakarvitta.ts'
import { damakOffices, holidays2083, kakarvittaOffices, officeHours } from './offices.ts'
import { damakHistory, damakProfile } from './pages-damak.ts'
import { kakarvittaHistory, kakarvittaProfile } from './pages-kakarvitta.ts'
import { aboutPage, disclosures, provisionsPage } from './pages-shared.ts'
import { quality } from './quality.ts'
import { questions } from './questions.ts'
import { both, type NewsCategory, type OrganisationContent } from './shapes.ts'
import { damakSlides, kakarvittaSlides } from './slides.ts'

export const newsCategories: Record<NewsCategory, { en: string; ne: string }> = {
  works: both('Construction and repair', 'निर्माण तथा मर्मत'),
  supply: both('Water supply', 'पानी वितरण'),
  quality: both('Water quality', 'पानीको गुणस्तर'),
  community: both('Community', 'समुदाय'),
  office: both('Office and billing', 'कार्यालय तथा महसुल'),
}

const alike = { questions, disclosures, officeHours, holidays: holidays2083, quality }

/** Everything but the documents and the pictures themselves; pictures are named as in `demonstrationPictures`. */
export const demonstrationContent: OrganisationContent[] = [
  {
    ...alike,
    orgId: 487,
    articles: damakNews,
    charter: charterOf(487),
    members: membersOf(487),
    pages: [damakProfile, damakHistory, provisionsPage, aboutPage],
    albums: damakAlbums,
    slides: damakSlides,
    offices: damakOffices,
  },
  {
    ...alike,
    orgId: 320,
    articles: kakarvittaNews,
    charter: charterOf(320),
    members: membersOf(320),
    pages: [kakarvittaProfile, kakarvittaHistory, provisionsPage, aboutPage],
    albums: kakarvittaAlbums,
    slides: kakarvittaSlides,
    offices: kakarvittaOffices,
  },
]
