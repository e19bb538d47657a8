/** The measures and colours of a printed page, in points; the colours are the light theme's. */

export const paper = {
  width: 595.28,
  height: 841.89,
  left: 54,
  right: 541.28,
  top: 54,
  bottom: 776,
  footerBaseline: 806,
} as const;

export const contentWidth = paper.right - paper.left;

export const colours = {
  ink: '#16211C',
  supporting: '#435048',
  hint: '#586459',
  line: '#D5DBD2',
  strongLine: '#727E76',
  accent: '#17614A',
} as const;

export const sizes = {
  title: 25,
  answer: 31,
  statement: 20,
  heading: 16,
  subheading: 11,
  body: 9.5,
  table: 8.5,
  small: 7.5,
} as const;

/** From one baseline to the next, for a size of 1. */
export const leading = 1.42;
