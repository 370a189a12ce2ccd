// Names, places and emblem that the demonstration content of each organisation uses.

import type { Bilingual } from '../src/kit/language.ts'
import { damakEmblem, kakarvittaEmblem, type EmblemShape } from './emblem-shapes.ts'

export type DemonstrationOrg = 320 | 487

export type OrganisationFacts = {
  orgId: DemonstrationOrg
  name: Bilingual
  town: Bilingual
  municipality: Bilingual
  district: Bilingual
  address: Bilingual
  river: Bilingual
  emblem: EmblemShape[]
  /** Places named in sample notices, in the zones of the sample schedule. */
  places: Bilingual[]
}

export const damak: OrganisationFacts = {
  orgId: 487,
  name: { en: "Damak Water Supply and Sanitation Users' Organisation", ne: 'दमक खानेपानी तथा सरसफाइ उपभोक्ता संस्था' },
  town: { en: 'Damak', ne: 'दमक' },
  municipality: { en: 'Damak Municipality', ne: 'दमक नगरपालिका' },
  district: { en: 'Jhapa', ne: 'झापा' },
  address: { en: 'Damak, Jhapa, Koshi Province', ne: 'दमक, झापा, कोशी प्रदेश' },
  river: { en: 'Ratuwa River', ne: 'रतुवा नदी' },
  emblem: damakEmblem,
  places: [
    { en: 'Damak Chowk (zone 3)', ne: 'दमक चोक (जोन ३)' },
    { en: 'the south side of Mahendra Highway (zone 5)', ne: 'महेन्द्र राजमार्ग दक्षिण (जोन ५)' },
    { en: 'Beldangi road (zone 4)', ne: 'बेलडाँगी रोड (जोन ४)' },
    { en: 'Campus Mod (zone 2)', ne: 'क्याम्पस मोड (जोन २)' },
    { en: 'ward 2 (zone 1)', ne: 'वडा नं. २ (जोन १)' },
    { en: 'ward 8 (zone 4)', ne: 'वडा नं. ८ (जोन ४)' },
  ],
}

export const kakarvitta: OrganisationFacts = {
  orgId: 320,
  name: {
    en: "Kakarvitta Water Supply and Sanitation Users' Organisation",
    ne: 'काँकरभिट्टा खानेपानी तथा सरसफाइ उपभोक्ता संस्था',
  },
  town: { en: 'Kakarvitta', ne: 'काँकरभिट्टा' },
  municipality: { en: 'Mechinagar Municipality', ne: 'मेचीनगर नगरपालिका' },
  district: { en: 'Jhapa', ne: 'झापा' },
  address: { en: 'Mechinagar-6, Kakarvitta, Jhapa', ne: 'मेचीनगर-६, काँकरभिट्टा, झापा' },
  river: { en: 'Mechi River', ne: 'मेची नदी' },
  emblem: kakarvittaEmblem,
  places: [
    { en: 'the bus park (zone 1)', ne: 'बसपार्क (जोन १)' },
    { en: 'the customs road (zone 2)', ne: 'भन्सार रोड (जोन २)' },
    { en: 'Itabhatta (zone 3)', ne: 'इटाभट्टा (जोन ३)' },
    { en: 'Dhulabari road (zone 4)', ne: 'धुलाबारी रोड (जोन ४)' },
  ],
}

export const demonstrationOrganisations: OrganisationFacts[] = [damak, kakarvitta]
