/** For a link beside something that has to stay as it is. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

/** For those who do not see where it opens. */
export const opensNewTab = <span className="vh"> (opens a new tab)</span>;
