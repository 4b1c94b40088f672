import * as z from 'zod/mini';
import { chatText, phraseKey } from './chat.ts';
import { nonce, nonceCommitment, step } from './ids.ts';

/** Repeated in the reply, so that a client can match the two. */
const re = z.optional(z.int().check(z.nonnegative()));
/** Made by the client, another one for each thing said or asked: what is sent again after a lost connection counts once. */
const id = z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/, 'must be 16 digits in lower-case hex')));
const orderWord = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be a word of an order'));
const answerOptions = z.array(z.int()).check(z.maxLength(200));

/** Everything a page may send over the socket of a table. The first message is `hello`. */
export const toServer = z.discriminatedUnion('type', [
  /** `step`: the last one seen, to be told only what came after it; null or left out for everything. */
  z.object({ type: z.literal('hello'), protocol: z.int(), step: z.optional(z.nullable(step)) }),
  /** The SHA-256 of the client's nonce, sent after the server's own commitment was received. */
  z.object({ type: z.literal('commit'), re, commitment: nonceCommitment }),
  /** Reveals the nonce once the deal with its commitment is published. Sent before, it is a share without that proof. */
  z.object({ type: z.literal('nonce'), re, nonce }),
  z.object({ type: z.literal('answer'), re, step, answer: answerOptions }),
  z.object({ type: z.literal('withdraw'), re, step }),
  /** Takes back one's last answer if the undo rules allow it; else asks the others. */
  z.object({ type: z.literal('undo'), re, id, step }),
  z.object({ type: z.literal('undo-reply'), re, id, agree: z.boolean() }),
  z.object({ type: z.literal('offer-stop'), re, id }),
  z.object({ type: z.literal('stop-reply'), re, id, agree: z.boolean() }),
  z.object({ type: z.literal('chat'), re, id, text: chatText }),
  z.object({ type: z.literal('phrase'), re, id, phrase: phraseKey }),
  /** How to answer a kind of question from now on; nobody else learns of it. The first choice: ask me. */
  z.object({ type: z.literal('order'), re, order: orderWord, choice: orderWord }),
  z.object({ type: z.literal('ping'), re }),
]);
export type ToServer = z.infer<typeof toServer>;

/** `POST /api/bot/answer` */
export const botAnswerRequest = z.object({ step, answer: answerOptions });
export type BotAnswerRequest = z.infer<typeof botAnswerRequest>;

/** `POST /api/bot/commit`: the SHA-256 of the program's nonce. */
export const botCommitRequest = z.object({ commitment: nonceCommitment });

/** `POST /api/bot/nonce`: the program's nonce. */
export const botNonceRequest = z.object({ nonce });
