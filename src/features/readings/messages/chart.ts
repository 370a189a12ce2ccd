// Messages of the chart of consumption and of its table.

import type { Messages } from '#kit/language.ts'

export const chartMessages = {
  'meter_readings.chart': {
    en: 'Bars of consumption from {from} to {to}, each beside the same month of the year before',
    ne: '{from}देखि {to}सम्मको खपतका स्तम्भ, हरेकको छेउमा अघिल्लो वर्षको सोही महिना',
  },
  'meter_readings.chart_most': { en: 'Most: {most} units in {month}.', ne: 'सबैभन्दा धेरै: {month}मा {most} युनिट।' },
  'meter_readings.chart_units': { en: 'Units of the month', ne: 'महिनाको युनिट' },
  'meter_readings.chart_last_year': { en: 'Same month of the year before', ne: 'अघिल्लो वर्षको सोही महिना' },
  'meter_readings.chart_spread': {
    en: 'Dashed: estimated share of a reading of several months',
    ne: 'टुटेको रेखा: धेरै महिनाको एउटै रिडिङबाट अनुमानित भाग',
  },
  'meter_readings.chart_none': { en: 'No water was used in these months.', ne: 'यी महिनामा पानी खपत भएको छैन।' },
  'meter_readings.last_year_short': { en: 'Year before', ne: 'गत वर्ष' },
  'meter_readings.estimated_share': { en: 'estimated', ne: 'अनुमानित' },
} as const satisfies Messages
