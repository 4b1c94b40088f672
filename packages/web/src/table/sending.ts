import { createContext } from 'react';

/** Whether an answer is on its way to the server; the button that sent it says so. */
export const SendingContext = createContext(false);
