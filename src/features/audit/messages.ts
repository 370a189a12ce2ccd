// Messages of the audit log.

import type { Messages } from '#kit/language.ts'

export const auditMessages = {
  'audit.title': { en: 'Audit log', ne: 'गतिविधि अभिलेख' },
  'audit.lead': {
    en: 'Logins, refusals, changes of permissions and actions of staff. Entries cannot be changed or removed.',
    ne: 'हरेक लगइन, अस्वीकृति, अनुमति परिवर्तन र कर्मचारीले गरेका कार्य। यी अभिलेख परिवर्तन गर्न वा हटाउन मिल्दैन।',
  },
  'audit.search': { en: 'Search by person, number or address', ne: 'व्यक्ति, नम्बर वा ठेगानाबाट खोज्नुहोस्' },
  'audit.action': { en: 'Action', ne: 'कार्य' },
  'audit.all_actions': { en: 'All actions', ne: 'सबै कार्य' },
  'audit.from': { en: 'From day', ne: 'सुरु मिति' },
  'audit.to': { en: 'To day', ne: 'अन्तिम मिति' },
  'audit.day_help': { en: '2083/08/05 or 2026-11-21', ne: '२०८३/०८/०५ वा २०२६-११-२१' },
  'audit.day_wrong': { en: 'A day cannot be read and is left out', ne: 'एउटा मिति नबुझिएकाले छोडिएको छ' },
  'audit.filter_button': { en: 'Show', ne: 'हेर्नुहोस्' },
  'audit.command': { en: 'Command on the server', ne: 'सर्भरमा चलाइएको आदेश' },
  'audit.reset': { en: 'Show all entries', ne: 'सबै अभिलेख हेर्नुहोस्' },
  'audit.only_of': { en: 'Only entries of {name}', ne: '{name}का अभिलेख मात्र' },
  'audit.nothing': { en: 'No entries found', ne: 'कुनै अभिलेख फेला परेन' },
  'audit.done': { en: 'done', ne: 'भयो' },
  'audit.refused': { en: 'refused', ne: 'अस्वीकृत' },
  'audit.system': { en: 'System', ne: 'प्रणाली' },
  'audit.visitor': { en: 'Visitor', ne: 'आगन्तुक' },
  'audit.request': { en: 'Request', ne: 'अनुरोध' },
  'audit.item': { en: 'No. {number}', ne: 'नं. {number}' },
  'audit.changes': { en: 'Details', ne: 'विवरण' },
  'audit.other_field': { en: 'Other detail', ne: 'अन्य विवरण' },
  'audit.in_en': { en: 'in English', ne: 'अङ्ग्रेजीमा' },
  'audit.in_ne': { en: 'in Nepali', ne: 'नेपालीमा' },
  'audit.empty': { en: '(empty)', ne: '(खाली)' },
  'audit.yes': { en: 'yes', ne: 'हो' },
  'audit.no': { en: 'no', ne: 'होइन' },
  'audit.start_now': { en: 'now', ne: 'अहिले नै' },
  'audit.start_later': { en: 'later', ne: 'पछि तोकिएको समयदेखि' },
  'audit.start_draft': { en: 'draft', ne: 'मस्यौदा' },
} as const satisfies Messages
