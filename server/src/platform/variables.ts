/** The variables that a process is started with, read into settings. */
import type { Environment } from '@debt-payoff/contract/roles';

export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '::1'];

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads settings by their names, and collects what is wrong with them. */
export class VariableReader {
  readonly #variables: Variables;
  readonly #problems: string[] = [];

  constructor(variables: Variables) {
    this.#variables = variables;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }

  problem(sentence: string): void {
    this.#problems.push(sentence);
  }

  has(name: string): boolean {
    return this.text(name) !== null;
  }

  text(name: string): string | null {
    const value = this.#variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const text = this.text(name);
    if (text === null) return fallback;
    const chosen = values.find((value) => value === text);
    if (chosen === undefined) {
      this.problem(`${name} must be one of ${values.join(', ')}, but is "${text}".`);
    }
    return chosen ?? fallback;
  }

  number(name: string, range: { min: number; max: number; whole?: boolean }): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const value = Number(text);
    const isKind = range.whole === true ? Number.isInteger(value) : Number.isFinite(value);
    if (isKind && value >= range.min && value <= range.max) return value;
    const kind = range.whole === true ? 'a whole number' : 'a number';
    this.problem(`${name} must be ${kind} from ${range.min} to ${range.max}, but is "${text}".`);
    return null;
  }

  origin(name: string, environment: Environment): string | null {
    const text = this.text(name);
    return text === null ? null : this.#originOf(name, text, environment);
  }

  origins(name: string, environment: Environment): string[] {
    const listed = this.text(name)?.split(',') ?? [];
    return listed.flatMap((entry) => this.#originOf(name, entry.trim(), environment) ?? []);
  }

  secret(name: string, rule: { environment: Environment; lengthMin: number }): string {
    const text = this.text(name);
    if (text !== null && text.length >= rule.lengthMin) return text;
    const fault = text === null ? 'is missing' : 'is too short';
    this.problem(
      `${name} ${fault}: APP_ENV=${rule.environment} needs a secret of at least ${rule.lengthMin} characters.`,
    );
    return '';
  }

  #originOf(name: string, text: string, environment: Environment): string | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isOrigin =
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      url.pathname === '/' &&
      !url.search;
    if (isOrigin && isProtected(url, environment)) return url.origin;
    if (isOrigin) {
      this.problem(
        `${name} is "${text}", but APP_ENV=${environment} needs https for every host but this machine. Use ${url.origin.replace('http:', 'https:')}.`,
      );
      return null;
    }
    this.problem(`${name} must be an origin such as https://debts.example, but is "${text}".`);
    return null;
  }
}

/** Passwords and tokens travel to these addresses: in the clear only where they never leave the machine. */
function isProtected({ protocol, hostname }: URL, environment: Environment): boolean {
  const isThisMachine =
    hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return protocol === 'https:' || environment === 'local' || isThisMachine;
}
