// Groups of the browser's modules that are built into one file each.

type Group = { name: string; test: RegExp }

// What every island needs goes into one file, what every table and every form needs into one more each, and React and the router, which
// only the signed-in apps need, into two others: they compress better together, and cost few requests.
export const scriptGroups: Group[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'base',
    test: /node_modules\/preact\/|src\/(entry\.(client|islands)|islands|platform\/(older-browsers|page-(calendar|ready)|sign-out-redirect|browser-(locale|session)|http-client|api-(request|answer|base))|shells\/(around-islands|session-guard|typed-text)|ui\/(island|button|callout|icon|time-text|use-(hydrated|id)|page-(address|language)|toast\/(toast|messages)|form\/(draft|unsaved)|close-outside)|kit\/(language|declared-query|format|calendar|phone|refusal|text|search-|page-sizes))/,
  },
  // Also needed where there is no form and no table.
  { name: 'validation', test: /src\/(kit\/(validation\/|inputs)|platform\/messages)/ },
  { name: 'table-messages', test: /src\/kit\/table\/messages/ },
  {
    name: 'form',
    test: /src\/(ui\/form\/(form|definition|use-|text-fields|field-frame)|platform\/send-form)/,
  },
  {
    name: 'table',
    test: /src\/(ui\/(data-table\/(data-table|table-|column-menu|cells|use-|grid|rows|server)|filter-panel\/(filter-panel|filters|plain)|debounced-|use-|plain-click)|kit\/(table\/(address|query|columns|cell-values|selection|timings|data-source)))/,
  },
]
