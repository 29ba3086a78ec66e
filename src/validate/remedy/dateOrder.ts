/** In which order a file writes day and month of dates that have the year last. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** What the dates of a file say of that order; `open` where none does. */
export type FileDateOrder = DateOrder | 'mixed' | 'open';
