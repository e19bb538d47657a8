/** What a parameter says, or what was there where it was left out. */
export function changed<Value>(given: Value | undefined, current: Value): Value {
  return given === undefined ? current : given;
}
