// The journeys of the clerk's tasks in docs/console-tasks.md, by file and title.

export const tasks = [
  ['publish', 'a tender notice is added on a phone, published, read with its file, withdrawn with a reason, and gone'],
  ['supply-week', 'a supply of the week is moved, shown to visitors, and undone'],
  ['interruptions', 'announced from the dashboard, read by visitors, corrected, and ended when water is back'],
  ['published-kinds', 'an item of each kind is corrected on a phone, and read by a visitor'],
  ['media', 'photographs that have arrived become an album with one touch, and one text describes them'],
  ['editions', 'a tariff is drafted, checked, approved by a second person, public, and withdrawn'],
  ['editions', 'a charge is raised from a day on, by two people, and read before it is in force'],
  [
    'counter',
    'a complaint reported by telephone is registered on a phone, its slip is in the person’s language, and the person tracks it',
  ],
  ['billing', 'the bills of a month: prepared by the clerk, issued by the approver'],
  ['imports', 'a file of the register is compared, its refused cell is named, and the good row is written'],
] as const
