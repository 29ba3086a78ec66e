/** Order of day and month in dates with the year last. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** Order of day and month in a file; `open` if no date shows it. */
export type FileDateOrder = DateOrder | 'mixed' | 'open';
