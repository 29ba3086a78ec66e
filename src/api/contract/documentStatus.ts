/** The final statuses of a document: SdI sends no further outcome, except the refusal of a delivered invoice. */
export const FINAL_STATUSES = ['DELIVERED', 'NOT_DELIVERED', 'DISCARDED', 'REFUSED'] as const;

export const isFinalStatus = (status: string): boolean => FINAL_STATUSES.some((one) => one === status);
