// What do the office's screens of complaints say?

import type { Messages } from '#kit/language.ts'

export const officeMessages = {
  'complaints.inbox': { en: 'Complaints', ne: 'गुनासोहरू' },
  'complaints.inbox_lead': {
    en: '{open} open, {overdue} overdue, {mine} given to me, {unassigned} given to nobody',
    ne: 'टुङ्गिन बाँकी {open}, म्याद नाघेका {overdue}, मलाई जिम्मा {mine}, कसैलाई जिम्मा नभएका {unassigned}',
  },
  'complaints.inbox_empty': { en: 'No complaints', ne: 'कुनै गुनासो छैन' },
  'complaints.inbox_search': { en: 'Number, name, phone or words', ne: 'नम्बर, नाम, फोन वा शब्द' },
  'complaints.back': { en: 'All complaints', ne: 'सबै गुनासो' },
  'complaints.promise': { en: 'Promise', ne: 'म्याद' },
  'complaints.bucket_within': { en: 'In time', ne: 'समयभित्र' },
  'complaints.bucket_approaching': { en: 'Due soon', ne: 'म्याद नजिक' },
  'complaints.bucket_breached': { en: 'Overdue', ne: 'म्याद नाघेको' },
  'complaints.bucket_stopped': { en: 'Clock stopped', ne: 'म्याद रोकिएको' },
  'complaints.open_only': { en: 'Not finished', ne: 'टुङ्गिन बाँकी' },
  'complaints.officer': { en: 'Officer', ne: 'जिम्मेवार कर्मचारी' },
  'complaints.nobody': { en: 'nobody', ne: 'कोही छैन' },
  'complaints.acts': { en: 'What to do', ne: 'गर्नुपर्ने कार्य' },
  'complaints.act_assign': { en: 'Assign', ne: 'जिम्मा दिनुहोस्' },
  'complaints.act_answer': { en: 'Answer', ne: 'जवाफ दिनुहोस्' },
  'complaints.act_ask': { en: 'Ask the reporter', ne: 'गुनासोकर्तालाई सोध्नुहोस्' },
  'complaints.act_resolve': { en: 'Resolve', ne: 'समाधान भयो भन्नुहोस्' },
  'complaints.act_reject': { en: 'Reject with a reason', ne: 'कारणसहित अस्वीकार गर्नुहोस्' },
  'complaints.act_close': { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  'complaints.act_done': { en: 'Done', ne: 'भयो' },
  'complaints.act_text': { en: 'What the reporter reads', ne: 'गुनासोकर्ताले पढ्ने विवरण' },
  'complaints.act_note': { en: 'Note for the officer', ne: 'कर्मचारीलाई टिप्पणी' },
  'complaints.may_nothing': {
    en: 'Nothing can be done here with your role now.',
    ne: 'अहिले तपाईंको भूमिकाबाट यहाँ केही गर्न मिल्दैन।',
  },
  'complaints.mine': { en: 'My complaints', ne: 'मेरा गुनासोहरू' },
  'complaints.mine_lead': {
    en: 'What you sent while logged in, or from the phone number the office has of you.',
    ne: 'लगइन गरेर वा कार्यालयमा रहेको तपाईंको फोन नम्बरबाट पठाइएका गुनासो।',
  },
} satisfies Messages
