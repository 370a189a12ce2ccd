// Words of questions that no text is searched for, in both languages and in Roman letters.

import { searchKey } from '#kit/search-key.ts'

const needless = new Set(
  (
    'a|an|the|is|are|was|be|do|does|did|i|me|my|we|our|you|your|it|of|to|in|on|at|by|for|from|with|and|or|how|what|when|where|which|who|whom|' +
    'why|name|names|comes|can|could|should|would|will|much|many|there|this|that|about|get|have|has|any|need|want|find|show|tell|please|' +
    'को|का|की|मा|ले|लाई|बाट|र|वा|छ|छन्|हो|हुन्|हुन्छ|कति|कसरी|के|कुन|कहाँ|कहिले|किन|कस्तो|कसले|कसको|म|मेरो|हाम्रो|तपाईं|यो|त्यो|गर्ने|गर्नु|गर्न|' +
    'पर्छ|पर्ने|नाम|आउँछ|आउछ|लाग्छ|लाग्ने|चाहियो|चाहिन्छ|दिनुहोस्|होला|लागि|' +
    'kati|kasari|ke|kun|kaha|kahaa|kahile|kina|kasto|kasle|kasko|ma|mero|hamro|tapai|yo|tyo|garne|garnu|garna|parcha|parchha|parne|lagcha|lagchha|' +
    'lagne|naam|aaucha|aauchha|aauncha|aaunchha|auncha|aunchha|chahiyo|chahincha|cha|chha|chhan|ho|hun|huncha|hunchha|ko|ka|ki|lai|bata|le|lagi|hola'
  )
    .split('|')
    .map(searchKey),
)

/** `word` as `wordsOf` gives it. */
export function isNeedless(word: string): boolean {
  return needless.has(word)
}
