/** What is fetched beside what is needed first, such as drawings: a question is answered without them. */
export class Later<Module> {
  /** Null until it has come. */
  now = $state.raw<Module | null>(null);

  constructor(fetch: () => Promise<Module>) {
    fetch().then(
      (module) => (this.now = module),
      // Without drawings everything can still be read and chosen; the next visit fetches them.
      () => undefined,
    );
  }
}
