// The named properties of an object, without the others.

/** @example pick({ id: 1, name: 'Sita', searchKey: ' sita' }, ['id', 'name']) // { id: 1, name: 'Sita' } */
export function pick<T extends object, Name extends keyof T>(object: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, Name>
}
