/** Why the process cannot start, in sentences for the person who started it. */
export class StartupError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'StartupError';
    this.problems = problems;
  }
}
