// Sample price list of each organisation.
// No source gives the charges of either: the amounts follow those that others have published (Chandragiri, Pithuwa, Dharan), and are those of the
// sample charter (content/charter.ts).

import type { Price } from '../src/features/prices/contract/api.ts'
import { replacePrices } from '../src/features/prices/store.server.ts'
import type { Loading } from './loading.ts'

const since = '2026-07-17'

export async function seedPrices({ database, tenants }: Loading): Promise<void> {
  for (const id of [487, 320]) await replacePrices({ db: database, org: tenants.byId(id)! }, since, prices)
}

const none = { en: '', ne: '' }
const tap = (en: string, ne: string) => ({ en: `a tap of ${en} inch`, ne: `${ne} इन्चको धारा` })

const prices: Price[] = [
  price('connection', { en: 'Connection of a household', ne: 'घरधुरीको धारा जडान' }, 10_000, tap('1/2', '१/२')),
  price('connection', { en: 'Connection of a business', ne: 'व्यावसायिक धारा जडान' }, 15_000, tap('3/4', '३/४')),
  price('connection', { en: 'Branch from an own pipe', ne: 'आफ्नै पाइपबाट शाखा जडान' }, 5_000, tap('1/2', '१/२')),
  price('transfer', { en: 'Transfer to another owner', ne: 'धारा नामसारी' }, 5_000),
  price('transfer', { en: 'Transfer to another owner', ne: 'धारा नामसारी' }, 20_000, tap('2', '२')),
  price('meter', { en: 'Test of a meter', ne: 'मिटर परीक्षण' }, 0, {
    en: 'where the meter is found to be wrong',
    ne: 'मिटर बिग्रेको पाइएमा',
  }),
  price('meter', { en: 'Test of a meter', ne: 'मिटर परीक्षण' }, 300, {
    en: 'where the meter is found to be right',
    ne: 'मिटर ठीक पाइएमा',
  }),
  price('disconnection', { en: 'Reconnection', ne: 'धारा पुनः जडान' }, 1_000),
  price('delivery', { en: 'Water by tanker', ne: 'ट्याङ्करबाट पानी' }, 1_500, {
    en: 'a tanker of 5,000 litres within the municipality',
    ne: 'नगरपालिकाभित्र ५,००० लिटरको एक ट्याङ्कर',
  }),
]

function price(category: Price['category'], label: Price['label'], rupees: number, unit = none): Price {
  return { category, label, unit, amountPaisa: rupees * 100, sample: true }
}
