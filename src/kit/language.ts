// The two languages: message dictionaries with both side by side, digits, and bilingual content.

export const languages = ['en', 'ne'] as const
export type Language = (typeof languages)[number]

/** A text that exists in both languages. Content may lack one; `inLanguage` falls back to the other. */
export type Bilingual = { en: string; ne: string }

/** Message dictionary: stable key → text in both languages, with `{name}` placeholders for values. */
export type Messages = Record<string, Bilingual>

/** Values for the placeholders of a message. Numbers are grouped and written in the reader's digits; text is left as it is. */
export type MessageValues = Record<string, string | number>

/**
 * Returns a message of one dictionary; unknown keys, superfluous values and missing values do not compile.
 * The dictionaries are `as const`, so that the placeholders of their messages are types.
 */
export type Translate<M extends Messages> = <Key extends keyof M & string>(
  key: Key,
  ...values: ValuesOf<M[Key]['en']>
) => string

/** Any translator, for keys that are only known at run time; `messageText` calls it. */
export type TranslateAny = (key: never, ...values: never[]) => string

/** For several messages, some without placeholders, the values are optional. */
type ValuesOf<Text extends string> = string extends Text
  ? [values?: MessageValues]
  : [PlaceholdersOf<Text>] extends [never]
    ? []
    : [Exclude<Text, `${string}{${string}`>] extends [never]
      ? [values: Record<PlaceholdersOf<Text>, string | number>]
      : [values?: Partial<Record<PlaceholdersOf<Text>, string | number>>]

/** The names of the `{placeholders}` of a message. */
type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ne'
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ne' : 'en'
}

/**
 * A translator for one dictionary and one language.
 * @example translator({ 'bill.due': { en: '{n} days left', ne: '{n} दिन बाँकी' } }, 'ne')('bill.due', { n: 3 }) // '३ दिन बाँकी'
 */
export function translator<M extends Messages>(messages: M, language: Language): Translate<M> {
  return (key, ...values) => fillIn(messages[key]?.[language] ?? key, values[0] as MessageValues | undefined, language)
}

/** A message whose key is only known at run time: the reason of a refusal, of a verdict, of a field's issue. */
export function messageText(
  translate: TranslateAny,
  { key, values }: { key: string; values?: MessageValues | undefined },
): string {
  return (translate as Translate<Messages>)(key, values)
}

/**
 * One message in the reader's language with its values filled in. Numbers are grouped unless their placeholder names
 * something (a year, an id); dates, fiscal years and bill numbers given as text get the reader's digits. A Nepali postposition is
 * written attached to its placeholder; after a value that does not end in a Devanagari letter it is kept apart, as in laws.
 * @example fillIn('{to}सम्म', { to: 'भदौ १२ गते' }, 'ne') // 'भदौ १२ गतेसम्म', but '१,२०० सम्म' for 1200
 */
export function fillIn(text: string, values: MessageValues | undefined, language: Language): string {
  if (!values) return text
  return text.replace(/\{(\w+)\}([\u0900-\u0963\u0971-\u097F])?/g, (placeholder, name: string, next: string = '') => {
    const value = values[name]
    if (value === undefined) return placeholder
    const written = writtenValue(name, value, language)
    return written + (next && !/[\u0900-\u0963\u0971-\u097F\u200C\u200D]$/.test(written) ? ' ' : '') + next
  })
}

// Placeholders of numbers that name something and are therefore not grouped.
const names = new Set(['year', 'id', 'first', 'last', 'next', 'status', 'org'])

function writtenValue(name: string, value: string | number, language: Language): string {
  if (typeof value === 'string') return dateLike.test(value) ? inDigits(value, language) : value
  const [whole, fraction] = String(value).split('.')
  const grouped = names.has(name) ? whole! : inLakhs(whole!)
  return inDigits(fraction === undefined ? grouped : `${grouped}.${fraction}`, language)
}

const dateLike = /^\d{4}[-/]\d{2}(?:[-/:]\d+)?$/

/** The last three digits, then pairs: lakh, crore. @example inLakhs('1234567') // '12,34,567' */
export function inLakhs(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
}

/**
 * The reader's text of a bilingual content field, or the other language's when this one is empty.
 * `lang` is the value of its `lang` attribute: undefined in the reader's language, which is that of what is around it.
 */
export function inLanguage(text: Bilingual, language: Language): { text: string; lang: Language | undefined } {
  const wanted = text[language].trim()
  if (wanted) return { text: wanted, lang: undefined }
  const other = otherLanguage(language)
  return { text: text[other].trim(), lang: other }
}

/**
 * The language whose script most of a typed text is in, for its `lang` attribute; undefined when it has letters of
 * neither. Of digits only Devanagari ones count: ASCII ones are used in both.
 * @example writtenIn('हरि तामाङ') // 'ne'
 */
export function writtenIn(text: string): Language | undefined {
  const nepali = text.match(/[\u0900-\u097F]/g)?.length ?? 0
  const english = text.match(/[A-Za-z]/g)?.length ?? 0
  if (nepali + english === 0) return undefined
  return nepali >= english ? 'ne' : 'en'
}

/** ASCII digits written as the language writes them. @example inDigits('12:30', 'ne') // '१२:३०' */
export function inDigits(text: string, language: Language): string {
  return language === 'ne' ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x936)) : text
}

/**
 * Devanagari digits read as ASCII, without the joiners that keyboards leave beside digits; everything else is left.
 * @example toAsciiDigits('२०८३/०५') // '2083/05'
 */
export function toAsciiDigits(text: string): string {
  if (!/[\u0966-\u096F\u200C\u200D]/.test(text)) return text
  const ascii = text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x936))
  return ascii.replace(/(\d)[\u200C\u200D]+/g, '$1').replace(/[\u200C\u200D]+(\d)/g, '$1')
}
