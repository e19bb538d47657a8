/** The GA4 property by which visits to this site are measured, for those who have agreed. */
export type AnalyticsProperty = {
  readonly measurementId: string;
  /** Where the measuring script comes from. */
  readonly scriptOrigin: string;
};
