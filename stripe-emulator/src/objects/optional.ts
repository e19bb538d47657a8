/** The type of a builder's input that may be left out or be null. */
export type Optional<T> = T | null | undefined;
