/** Where the source of these pages can be had, if whoever built them said so (`SERPENTARIUM_SOURCE`). */
export const sourceAddress: string = (import.meta.env.VITE_SOURCE as string | undefined) ?? '';
