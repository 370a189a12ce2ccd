// Names of customers as in a town of the east: few given names, surnames and middle names are frequent, most are not.

import { sql, type RawBuilder } from 'kysely'

type Name = readonly [en: string, ne: string]

/** Each list begins with the most frequent ones. */
const given: readonly Name[] = [
  ['Ram', 'राम'],
  ['Sita', 'सीता'],
  ['Hari', 'हरि'],
  ['Gita', 'गीता'],
  ['Krishna', 'कृष्ण'],
  ['Maya', 'माया'],
  ['Dil', 'दिल'],
  ['Bishnu', 'विष्णु'],
  ['Laxmi', 'लक्ष्मी'],
  ['Kamala', 'कमला'],
  ['Bhim', 'भीम'],
  ['Sarita', 'सरिता'],
  ['Tika', 'टीका'],
  ['Durga', 'दुर्गा'],
  ['Narayan', 'नारायण'],
  ['Devi', 'देवी'],
  ['Mohan', 'मोहन'],
  ['Sunita', 'सुनिता'],
  ['Prem', 'प्रेम'],
  ['Radha', 'राधा'],
  ['Ganesh', 'गणेश'],
  ['Mina', 'मीना'],
  ['Tulasi', 'तुलसी'],
  ['Dambar', 'डम्बर'],
  ['Pabitra', 'पवित्रा'],
  ['Rajendra', 'राजेन्द्र'],
  ['Anita', 'अनिता'],
  ['Bal', 'बल'],
  ['Chandra', 'चन्द्र'],
  ['Dhan', 'धन'],
  ['Indra', 'इन्द्र'],
  ['Jit', 'जित'],
  ['Khadga', 'खड्ग'],
  ['Lal', 'लाल'],
  ['Man', 'मान'],
  ['Nanda', 'नन्द'],
  ['Om', 'ओम'],
  ['Purna', 'पूर्ण'],
  ['Rupa', 'रूपा'],
  ['Shanti', 'शान्ति'],
  ['Tara', 'तारा'],
  ['Uma', 'उमा'],
  ['Yam', 'यम'],
  ['Asha', 'आशा'],
  ['Bina', 'बिना'],
  ['Chitra', 'चित्र'],
  ['Deepak', 'दीपक'],
  ['Ekraj', 'एकराज'],
  ['Goma', 'गोमा'],
  ['Homnath', 'होमनाथ'],
  ['Jamuna', 'जमुना'],
  ['Kabita', 'कविता'],
  ['Lila', 'लीला'],
  ['Manoj', 'मनोज'],
  ['Nirmala', 'निर्मला'],
  ['Padam', 'पदम'],
  ['Rita', 'रीता'],
  ['Shyam', 'श्याम'],
  ['Tej', 'तेज'],
  ['Yashoda', 'यशोदा'],
]
const middle: readonly Name[] = [
  ['', ''],
  ['Bahadur', 'बहादुर'],
  ['Kumari', 'कुमारी'],
  ['Prasad', 'प्रसाद'],
  ['Kumar', 'कुमार'],
  ['Maya', 'माया'],
  ['Raj', 'राज'],
  ['Devi', 'देवी'],
]
const surnames: readonly Name[] = [
  ['Rajbanshi', 'राजवंशी'],
  ['Adhikari', 'अधिकारी'],
  ['Limbu', 'लिम्बू'],
  ['Rai', 'राई'],
  ['Karki', 'कार्की'],
  ['Bhattarai', 'भट्टराई'],
  ['Tamang', 'तामाङ'],
  ['Dahal', 'दाहाल'],
  ['Shrestha', 'श्रेष्ठ'],
  ['Khadka', 'खड्का'],
  ['Magar', 'मगर'],
  ['Bhandari', 'भण्डारी'],
  ['Ghimire', 'घिमिरे'],
  ['Khatiwada', 'खतिवडा'],
  ['Poudel', 'पौडेल'],
  ['Basnet', 'बस्नेत'],
  ['Gurung', 'गुरुङ'],
  ['Sharma', 'शर्मा'],
  ['Nepal', 'नेपाल'],
  ['Acharya', 'आचार्य'],
  ['Satar', 'सतार'],
  ['Bishwakarma', 'विश्वकर्मा'],
  ['Siwakoti', 'सिवाकोटी'],
  ['Oli', 'ओली'],
  ['Thapa', 'थापा'],
  ['Dhimal', 'धिमाल'],
  ['Koirala', 'कोइराला'],
  ['Pokharel', 'पोखरेल'],
  ['Gautam', 'गौतम'],
  ['Subedi', 'सुवेदी'],
  ['Meche', 'मेचे'],
  ['Sah', 'साह'],
  ['Mishra', 'मिश्र'],
  ['Pradhan', 'प्रधान'],
  ['Chauhan', 'चौहान'],
  ['Baral', 'बराल'],
  ['Niroula', 'निरौला'],
  ['Timsina', 'तिम्सिना'],
  ['Budhathoki', 'बुढाथोकी'],
  ['Giri', 'गिरी'],
]

/**
 * SQL of the name of connection `id` in one script, the same each time: the most frequent given name has one in thirteen, the most
 * frequent surname one in eight.
 */
export function customerName(script: 'en' | 'ne'): RawBuilder<string> {
  const place = script === 'en' ? 0 : 1
  const parts = [given, middle, surnames].map((names, part) => {
    const list = sql.join(names.map((name) => sql.lit(name[place])))
    return sql`(array[${list}])[1 + floor(${names.length} * power((hashint4extended(id, ${part}) & 1048575) / 1048576.0, 1.6))::int]`
  })
  return sql<string>`regexp_replace(concat_ws(' ', ${sql.join(parts)}), ' +', ' ', 'g')`
}
