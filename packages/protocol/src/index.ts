export {
  type AdminBan,
  type AdminPerson,
  type AdminTable,
  adminBanRequest,
  adminEnterRequest,
  adminNoticeRequest,
  adminPeopleRequest,
  adminTablesRequest,
  adminUnbanRequest,
  type ClubStatus,
  clubRequest,
  type ServerLoad,
} from './admin.ts';
export type { BotStreamLine, SeatToken } from './botApi.ts';
export type { ChatLine } from './chat.ts';
export { CLOSE, ERROR_CODES, type ErrorCode, type WireError } from './errors.ts';
export { gameId, nonce, PROTOCOL, personId, seat, step, tableId } from './ids.ts';
export { type Pace, pace, type SeatClock } from './pace.ts';
export {
  type ContinueRequest,
  continueRequest,
  type DeviceCode,
  type Me,
  type Person,
  type RenameRequest,
  renameRequest,
  type SessionInfo,
  sessionId,
} from './people.ts';
export type { PersonalData } from './personalData.ts';
export { PHRASE_KEYS, PHRASES, type PhraseKey } from './phrases.ts';
export {
  type PushKey,
  type PushNotice,
  type SubscribeRequest,
  subscribeRequest,
  unsubscribeRequest,
} from './push.ts';
export { changedScore, type ScoreChange, scoreChange } from './score.ts';
export { toSingleLine } from './singleLine.ts';
export {
  addBotRequest,
  botLevel,
  type CreateTableRequest,
  createTableRequest,
  type GameInfo,
  type LanAddresses,
  type RemoveRequest,
  removeRequest,
  type SeatInfo,
  type SeatWish,
  type SitRequest,
  seatWish,
  sitRequest,
  type TableEnd,
  type TableInfo,
  type TableList,
  type TablePhase,
  type TableSummary,
  tableList,
  tableListRequest,
} from './tables.ts';
export type { Consent, Happening, Parked, TablePast, TableUpdate, ToClient } from './toClient.ts';
export { type BotAnswerRequest, botAnswerRequest, botNonceRequest, type ToServer, toServer } from './toServer.ts';
