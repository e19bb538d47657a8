/** What the privacy notice promises beside the periods of our own tables. Apart from the numbers that every page loads. */
export const privacyRetention = {
  behaviourDataMonths: 26,
  performanceDataMonths: 12,
  errorDataMonths: 6,
  minimumAgeYears: 13,
} as const;
