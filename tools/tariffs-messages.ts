// Messages of the tariffs command.

import type { Messages } from '#kit/language.ts'

const calls = `npm run tariffs -- list --org 487
npm run tariffs -- export --org 487 > tariffs.csv
npm run tariffs -- import FILE --org 487 [--apply]
npm run tariffs -- withdraw 2026-07-17 --org 487 [--apply]`

export const tariffsCommandMessages = {
  usage: {
    en: `${calls}
FILE is CSV or Excel (.xlsx) with the columns that export writes, headed in English or Nepali. Without --apply nothing is written.
--language ne: answers in Nepali, and the table of export in Nepali; an import answers in the language of its file.`,
    ne: `${calls}
FILE भनेको export ले लेख्ने स्तम्भ भएको CSV वा एक्सेल (.xlsx) फाइल हो; शीर्षक नेपाली वा अङ्ग्रेजीमा हुन सक्छ। --apply नलेखेसम्म केही लेखिँदैन।
--language ne: जवाफ र export को तालिका नेपालीमा; import को जवाफ फाइलकै भाषामा।`,
  },
  organisation: {
    en: 'Please name the organisation by its number: --org 487.',
    ne: 'कृपया संस्थाको नम्बर दिनुहोस्: --org 487।',
  },
  language: { en: 'The language is en or ne.', ne: 'भाषा en वा ne हुनुपर्छ।' },
  none_published: { en: 'No tariff is published.', ne: 'कुनै महसुल दर प्रकाशित छैन।' },
  edition: { en: '{year}, in force from {day}: {count} tariffs', ne: '{year}, {day}देखि लागू: {count} महसुल दर' },
  dry_import: {
    en: 'Nothing was written. Add --apply to publish.',
    ne: 'केही लेखिएन। प्रकाशन गर्न --apply थप्नुहोस्।',
  },
  published: {
    en: '{count} tariffs are published for organisation {org}.',
    ne: 'संस्था {org}का {count} महसुल दर प्रकाशित भए।',
  },
  not_a_day: {
    en: '{typed} is not a day; npm run tariffs -- list names the editions.',
    ne: '{typed} मिति होइन; लागू मितिहरू npm run tariffs -- list ले देखाउँछ।',
  },
  dry_withdrawal: {
    en: 'Nothing was withdrawn. Add --apply to withdraw.',
    ne: 'केही फिर्ता लिइएन। फिर्ता लिन --apply थप्नुहोस्।',
  },
  withdrawn: {
    en: 'The tariffs in force from {day} were withdrawn from organisation {org}.',
    ne: 'संस्था {org}का {day}देखि लागू महसुल दर फिर्ता लिइए।',
  },
  issue: { en: 'line {line}, {column}: {reason}', ne: 'पङ्क्ति {line}, {column}: {reason}' },
  row_issue: { en: 'line {line}: {reason}', ne: 'पङ्क्ति {line}: {reason}' },
  clash: {
    en: 'line {line}: claims a tap that line {other} serves from the same day',
    ne: 'पङ्क्ति {line}: सोही दिनदेखि पङ्क्ति {other}ले समेटेको धारा यसमा पनि परेको छ',
  },
  nothing_written: { en: 'Nothing was written.', ne: 'केही लेखिएन।' },
  empty: { en: '(empty)', ne: '(खाली)' },
  summary: {
    en: '{added} new, {changed} changed, {removed} removed, {same} alike.',
    ne: 'नयाँ {added}, बदलिएका {changed}, हटाइएका {removed}, उस्तै {same}।',
  },
  unreadable: { en: 'The file {file} cannot be read.', ne: 'फाइल {file} पढ्न सकिएन।' },
} as const satisfies Messages
