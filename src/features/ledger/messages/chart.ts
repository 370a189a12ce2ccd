// Names of accounts, kinds of entries and columns of reports.

import type { Messages } from '#kit/language.ts'

const accountMessages = {
  'ledger.account_receivables': { en: 'Receivables', ne: 'ग्राहकबाट असुल गर्नुपर्ने' },
  'ledger.account_subsidy': { en: 'Third-party subsidy', ne: 'तेस्रो पक्षको अनुदान' },
  'ledger.account_cash': { en: 'Cash', ne: 'नगद' },
  'ledger.account_cheques': { en: 'Cheques in hand', ne: 'हातमा रहेका चेक' },
  'ledger.account_deposited-cheques': { en: 'Cheques deposited, not cleared', ne: 'बैंक दाखिला भई भुक्तानी हुन बाँकी चेक' },
  'ledger.account_clearing': { en: 'Gateway clearing', ne: 'अनलाइन भुक्तानी फर्स्यौट' },
  'ledger.account_bank': { en: 'Bank', ne: 'बैंक' },
  'ledger.account_advances': { en: 'Advances', ne: 'पेस्की' },
  'ledger.account_deposits': { en: 'Deposits', ne: 'धरौटी' },
  'ledger.account_unidentified-receipts': { en: 'Unidentified receipts', ne: 'पहिचान हुन बाँकी प्राप्ति' },
  'ledger.account_opening-contra': { en: 'Opening balances brought forward', ne: 'अघिल्लो लगतबाट सारिएको मौज्दात' },
  'ledger.account_water': { en: 'Water charge', ne: 'खानेपानी महसुल' },
  'ledger.account_sewerage': { en: 'Sewerage charge', ne: 'ढल निकास शुल्क' },
  'ledger.account_fees': { en: 'Fees and fines', ne: 'शुल्क तथा जरिवाना' },
  'ledger.account_surcharge': { en: 'Late fee', ne: 'विलम्ब शुल्क' },
  'ledger.account_rounding': { en: 'Rounding', ne: 'रुपैयाँमा मिलान' },
  'ledger.account_rebate': { en: 'Rebate', ne: 'छुट' },
  'ledger.account_waiver': { en: 'Waiver', ne: 'मिनाहा' },
  'ledger.account_write-off': { en: 'Write-off', ne: 'अपलेखन' },
  'ledger.account_gateway-fees': { en: 'Gateway fees', ne: 'भुक्तानी सेवा शुल्क' },
  'ledger.account_cash-difference': { en: 'Cash short or over', ne: 'नगद घटबढ' },
} as const satisfies Messages

const kindMessages = {
  'ledger.kind_opening': { en: 'Balance brought forward', ne: 'अघिल्लो लगतबाट सारिएको' },
  'ledger.kind_bill': { en: 'Bill', ne: 'महसुल बिल' },
  'ledger.kind_credit-note': { en: 'Credit note', ne: 'क्रेडिट नोट' },
  'ledger.kind_fee': { en: 'Fee or fine', ne: 'शुल्क वा जरिवाना' },
  'ledger.kind_surcharge': { en: 'Late fee', ne: 'विलम्ब शुल्क' },
  'ledger.kind_rebate': { en: 'Rebate', ne: 'छुट' },
  'ledger.kind_waiver': { en: 'Waiver', ne: 'मिनाहा' },
  'ledger.kind_subsidy': { en: 'Third-party subsidy', ne: 'तेस्रो पक्षको अनुदान' },
  'ledger.kind_write-off': { en: 'Write-off', ne: 'अपलेखन' },
  'ledger.kind_payment': { en: 'Payment', ne: 'भुक्तानी' },
  'ledger.kind_refund': { en: 'Refund', ne: 'रकम फिर्ता' },
  'ledger.kind_deposit': { en: 'Deposit received', ne: 'धरौटी प्राप्त' },
  'ledger.kind_deposit-return': { en: 'Deposit returned', ne: 'धरौटी फिर्ता' },
  'ledger.kind_deposit-applied': { en: 'Paid from the deposit', ne: 'धरौटीबाट कट्टा' },
  'ledger.kind_correction': { en: 'Correction', ne: 'सच्याइएको' },
  'ledger.kind_unidentified': { en: 'Unidentified receipt', ne: 'पहिचान हुन बाँकी प्राप्ति' },
  'ledger.kind_identified': { en: 'Receipt identified', ne: 'पहिचान भएको प्राप्ति' },
  'ledger.kind_banking': { en: 'Banking', ne: 'बैंक दाखिला' },
  'ledger.kind_settlement': { en: 'Gateway settlement', ne: 'अनलाइन भुक्तानीको फर्स्यौट' },
  'ledger.kind_fee-receipt': { en: 'Fee without a connection', ne: 'धाराबाहेकको दस्तुर' },
  'ledger.kind_cash-difference': { en: 'Cash short or over', ne: 'नगद घटबढ' },
} as const satisfies Messages

export const chartMessages = { ...accountMessages, ...kindMessages } as const
