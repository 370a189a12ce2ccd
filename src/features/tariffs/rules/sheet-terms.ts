// Nepali terms that the cells of a tariff table may hold in place of the English ones.

const terms: Readonly<Record<string, string>> = {
  आवासीय: 'residential',
  घरायसी: 'residential',
  औद्योगिक: 'industrial',
  व्यापारिक: 'commercial',
  होटल: 'hotel',
  'सामाजिक संस्था': 'social',
  विद्यालय: 'school',
  संस्थागत: 'institutional',
  सामुदायिक: 'community',
  'सरकारी कार्यालय': 'government',
  सरकारी: 'government',
  अन्य: 'other',
  सबै: 'every',
  'सबै प्रकारका ग्राहक': 'every',
  'सबै आकारका धारा': 'every',
  'मिटर जडित': 'metered',
  'मिटर नभएको': 'unmetered',
  युनिटसहित: 'block',
  युनिटबाहेक: 'base',
  कम्तीमा: 'floor',
  छैन: 'none',
  नलाग्ने: 'none',
  रुपैयाँ: 'rupee',
  हो: 'yes',
  होइन: 'no',
}

/** The English term of a cell in lower case. @example sheetTerm('आवासीय') // 'residential' */
export function sheetTerm(typed: string): string {
  const term = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  return Object.hasOwn(terms, term) ? terms[term]! : term
}

/** The Nepali term of a cell that is one English term, else the cell. @example nepaliTerm('residential') // 'आवासीय' */
export function nepaliTerm(written: string): string {
  return Object.keys(terms).find((term) => terms[term] === written) ?? written
}

/** A cell without the currency before or after its amounts. @example withoutCurrency('रु. 100/-') // '100' */
export function withoutCurrency(typed: string): string {
  return typed.replace(/(?:रु(?:पैयाँ)?\.?|\bN?Rs\.?|\bNPR)\s*(?=\d)/giu, '').replace(/(\d)\s*\/-/g, '$1')
}
