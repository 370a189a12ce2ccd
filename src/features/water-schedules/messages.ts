// How does the water schedule speak: the sentence, the week, the interruptions, the feed, and its reasons to say no?

import type { Messages } from '#kit/language.ts'

export const waterSchedulesMessages = {
  'supply.title': { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
  'supply.lead': {
    en: 'Choose your tol once and read when your water comes.',
    ne: 'आफ्नो टोल एक पटक छान्नुहोस् र पानी आउने समय हेर्नुहोस्।',
  },
  'supply.flowing': { en: 'Water is flowing now, until {until}', ne: 'अहिले पानी आइरहेको छ, {until} सम्म' },
  'supply.next': { en: 'Your next water: {when}', ne: 'तपाईंकहाँ अब पानी आउने समय: {when}' },
  'supply.then': { en: 'After that: {when}', ne: 'त्यसपछि: {when}' },
  'supply.next_unknown': {
    en: 'Your next water is not known yet: the supply is interrupted',
    ne: 'पानी वितरण अवरुद्ध भएकाले अर्को पटक पानी आउने समय अहिले यकिन छैन',
  },
  'supply.next_none': {
    en: 'No water is scheduled for this tol',
    ne: 'यस टोलका लागि पानी वितरण तालिका तय भएको छैन',
  },
  'supply.interruptions': { en: 'Supply interruption', ne: 'पानी वितरण अवरुद्ध हुने सूचना' },
  'supply.interrupted_from': { en: 'From {from}', ne: '{from} देखि' },
  'supply.return_expected': {
    en: 'Water is expected to return on {when}',
    ne: 'पानी पुनः आउने अनुमानित समय: {when}',
  },
  'supply.return_unknown': {
    en: 'The time of return is not known yet',
    ne: 'पानी पुनः आउने समय अहिले यकिन छैन',
  },
  'supply.everywhere': { en: 'All supply zones', ne: 'सबै वितरण क्षेत्र' },
  'supply.week': { en: 'Seven days', ne: 'सात दिनको तालिका' },
  'supply.week_before': { en: 'Seven days before', ne: 'अघिल्लो सात दिन' },
  'supply.week_after': { en: 'Seven days after', ne: 'पछिल्लो सात दिन' },
  'supply.week_now': { en: 'From today', ne: 'आजदेखि' },
  'supply.no_water': { en: 'No supply', ne: 'पानी आउँदैन' },
  'supply.today': { en: 'Today', ne: 'आज' },
  'supply.list': { en: 'Four weeks', ne: 'चार हप्ताको तालिका' },
  'supply.print': { en: 'Print', ne: 'मुद्रण गर्नुहोस्' },
  'supply.open': { en: 'Whose water comes when', ne: 'कुन टोलमा कहिले पानी आउँछ' },

  'supply.weeks_of': { en: '{from} to {to}', ne: '{from} देखि {to} सम्म' },
  'supply.date': { en: 'Date', ne: 'मिति' },
  'supply.time': { en: 'Supply time', ne: 'पानी वितरण समय' },
  'supply.list_empty': { en: 'Nothing is scheduled in these weeks', ne: 'यी हप्तामा कुनै वितरण तय छैन' },
  'supply.plan': { en: 'The regular plan', ne: 'नियमित वितरण योजना' },
  'supply.plan_none': { en: 'No plan is published for this zone yet', ne: 'यस क्षेत्रको वितरण योजना प्रकाशित भएको छैन' },
  'supply.every_day': { en: 'Every day', ne: 'हरेक दिन' },
  'supply.every_second_day': { en: 'Every second day', ne: 'एक दिन बिराएर' },
  'supply.every_days': { en: 'Every {days} days', ne: 'हरेक {days} दिनमा' },
  'supply.in_months': { en: 'from {from} to {to} (BS)', ne: '{from}देखि {to}सम्म' },
  'supply.in_season': { en: 'from {from} to {to} (BS)', ne: '{from} देखि {to} गतेसम्म' },
  'supply.valid_from': { en: 'from {date}', ne: '{date} देखि लागू' },
  'supply.valid_until': { en: 'until {date}', ne: '{date} सम्म लागू' },
  'supply.state_planned': { en: 'Regular', ne: 'नियमित' },
  'supply.state_extra': { en: 'Extra supply', ne: 'थप वितरण' },
  'supply.state_changed': { en: 'Changed', ne: 'समय परिवर्तन' },
  'supply.state_shortened': { en: 'Shortened', ne: 'समय घटाइएको' },
  'supply.state_cancelled': { en: 'Cancelled', ne: 'रद्द' },
  'supply.state_uncertain': { en: 'Not certain', ne: 'अनिश्चित' },
  'supply.state_flowing': { en: 'Flowing now', ne: 'अहिले आइरहेको' },
  'supply.instead_of': { en: 'instead of {when}', ne: '{when} को सट्टा' },
  'supply.moved_to': { en: 'Moved to {when}', ne: '{when} मा सारिएको' },
  'supply.sample': {
    en: 'Sample schedule for demonstration; not a real supply plan',
    ne: 'प्रदर्शनका लागि नमुना तालिका; यो वास्तविक वितरण योजना होइन',
  },
  'supply.feed': { en: 'Put it into your calendar', ne: 'आफ्नो क्यालेन्डरमा राख्नुहोस्' },
  'supply.feed_help': {
    en: 'A calendar program that subscribes to this address follows every change by itself.',
    ne: 'यो ठेगाना क्यालेन्डरमा थपेपछि तालिकाका सबै परिवर्तन आफैँ अद्यावधिक हुन्छन्।',
  },
  'supply.feed_subscribe': { en: 'Subscribe', ne: 'क्यालेन्डरमा थप्नुहोस्' },
  'supply.feed_download': { en: 'Download the calendar file (ICS)', ne: 'क्यालेन्डर फाइल (ICS) डाउनलोड गर्नुहोस्' },
  'supply.feed_name': { en: 'Water – {tol}', ne: 'खानेपानी – {tol}' },
  'supply.feed_place': { en: '{tol}, ward {ward}', ne: '{tol}, वडा नं. {ward}' },
  'supply.feed_confirmed': { en: 'Water: {tol}', ne: 'पानी आउने समय: {tol}' },
  'supply.feed_tentative': { en: 'Water not certain: {tol}', ne: 'पानी आउने अनिश्चित: {tol}' },
  'supply.feed_cancelled': { en: 'No water: {tol}', ne: 'पानी आउँदैन: {tol}' },
  'supply.csv': { en: 'Open data (CSV)', ne: 'खुला तथ्याङ्क (CSV)' },
  'supply.no_tols': {
    en: 'The schedule will stand here as soon as the office publishes it. Please call the office in the meantime.',
    ne: 'कार्यालयले प्रकाशन गरेपछि तालिका यहाँ देखिनेछ। त्यतिन्जेल कृपया कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'supply.days_wrong': {
    en: 'The days asked for must be in order and at most {most}',
    ne: 'मागिएका दिन क्रमअनुसार र बढीमा {most} दिन हुनुपर्छ',
  },
  'supply.days_named': {
    en: 'Give either weekdays (like Sun, Tue) or every_days with counted_from',
    ne: 'weekdays (जस्तै Sun, Tue) वा every_days र counted_from मध्ये एउटा मात्र दिनुहोस्',
  },
  'supply.weekday_unknown': { en: '“{text}” is no weekday', ne: '“{text}” बार होइन' },
  'supply.every_wrong': { en: 'every_days must be from 1 to {most}', ne: 'every_days १ देखि {most} सम्म हुनुपर्छ' },
  'supply.time_wrong': {
    en: 'Column {column}: “{text}” is no time of day like 05:30',
    ne: '{column} स्तम्भ: “{text}” समय होइन (जस्तै ०५:३०)',
  },
  'supply.minutes_wrong': {
    en: 'The minutes must be a whole number from 1 to {most}',
    ne: 'मिनेट १ देखि {most} सम्मको पूर्णाङ्क हुनुपर्छ',
  },
  'supply.season_wrong': {
    en: 'A season needs season_from and season_to as BS month-day, like 07-16',
    ne: 'मौसमका लागि season_from र season_to मा वि.सं. महिना-गते चाहिन्छ, जस्तै ०७-१६',
  },
  'supply.date_wrong': {
    en: 'Column {column}: “{text}” is no date like 2083-08-05 (BS) or 2026-11-21 (AD)',
    ne: '{column} स्तम्भ: “{text}” मिति होइन, जस्तै २०८३-०८-०५ (वि.सं.) वा २०२६-११-२१ (ई.सं.)',
  },
  'supply.order_wrong': {
    en: '{later} must not be before {earlier}',
    ne: '{later} {earlier} भन्दा अघि हुनु हुँदैन',
  },
  'supply.kind_wrong': {
    en: 'The kind must be cancelled, changed or extra',
    ne: 'प्रकार cancelled, changed वा extra हुनुपर्छ',
  },
  'supply.reason_lacking': {
    en: 'Give the reason in both languages (reason_en and reason_ne)',
    ne: 'कारण दुवै भाषामा दिनुहोस् (reason_en र reason_ne)',
  },
  'supply.zone_unknown': { en: 'There is no supply zone {zone}', ne: '{zone} नामको वितरण क्षेत्र छैन' },
  'supply.tol_unknown': { en: 'There is no tol {tol} in this zone', ne: 'यस क्षेत्रमा {tol} नामको टोल छैन' },
  'supply.nothing_planned': {
    en: 'No water is planned then that could be {kind}',
    ne: 'त्यस समयमा कुनै वितरण तय नभएकाले {kind} गर्न मिल्दैन',
  },
  'supply.rules_overlap': {
    en: 'On {date} its hours overlap with rule {other}',
    ne: '{date} मा यसको समय नियम {other} सँग जुध्छ',
  },
} satisfies Messages
