/** Addresses of hosted pages. They are kept without the port, which may be another after a restart. */

const placeholder = 'http://stripe-emulator.invalid';

/** Such as `hostedAddress('/i/abc')`, for the field of an object. */
export function hostedAddress(path: string): string {
  return `${placeholder}${path}`;
}

/** Puts the address under which the emulator can be reached now into what leaves it. */
export function withAddress(json: string, address: string): string {
  return json.replaceAll(placeholder, address);
}
