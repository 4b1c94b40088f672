import { createContext } from 'react';

/** Whether an answer is on its way to the server; the button that sent it says so. Null at a table without a server. */
export const SendingContext = createContext<boolean | null>(null);
