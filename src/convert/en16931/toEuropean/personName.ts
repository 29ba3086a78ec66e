/** First name and family name as one text; undefined without either. */
export const personName = (first: string | undefined, family: string | undefined): string | undefined => {
  const whole = [first, family].filter((part) => part !== undefined && part !== '').join(' ');
  return whole === '' ? undefined : whole;
};
