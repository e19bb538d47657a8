/** Where React Router remembers how far down each page was scrolled. */
export const scrollPositionsKey = 'react-router-scroll-positions';
