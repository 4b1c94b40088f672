export {
  type AdminBan,
  type AdminPerson,
  type AdminTable,
  adminBan,
  adminBanRequest,
  adminEnterRequest,
  adminNoticeRequest,
  adminPeopleRequest,
  adminPerson,
  adminTable,
  adminTablesRequest,
  adminUnbanRequest,
  type ClubStatus,
  clubRequest,
  clubStatus,
  type ServerLoad,
  serverLoad,
} from './admin.ts';
export { API, type ApiRequest, type ApiResponse, type ApiRoute } from './api.ts';
export type { BotStreamLine, SeatToken } from './botApi.ts';
export { botAnswerResponse, botStreamLine, seatToken } from './botApi.ts';
export type { ChatLine } from './chat.ts';
export { CLOSE, ERROR_CODES, type ErrorCode, type WireError } from './errors.ts';
export { gameId, nonce, nonceCommitment, PROTOCOL, personId, seat, step, tableId } from './ids.ts';
export type { DataOf, Immutable } from './immutable.ts';
export { isReservedName, lookOf } from './lookalike.ts';
export { type Pace, pace, type SeatClock } from './pace.ts';
export {
  type ContinueRequest,
  continueRequest,
  type DeviceCode,
  deviceCode,
  type Me,
  me,
  type Person,
  person,
  type RecoveryCode,
  type RecoveryStatus,
  type RenameRequest,
  recoveryCode,
  recoveryStatus,
  renameRequest,
  type SessionInfo,
  sessionId,
  sessionInfo,
} from './people.ts';
export type { PersonalData } from './personalData.ts';
export { personalData } from './personalData.ts';
export { PHRASE_KEYS, PHRASES, type PhraseKey } from './phrases.ts';
export {
  type PushKey,
  type PushNotice,
  pushKey,
  type SubscribeRequest,
  subscribeRequest,
  unsubscribeRequest,
} from './push.ts';
export { accepted, healthy, tableRecord, wireError } from './replies.ts';
export { changedScore, type ScoreChange, scoreChange } from './score.ts';
export { toSingleLine } from './singleLine.ts';
export { tablePast } from './tablePast.ts';
export {
  addBotRequest,
  botLevel,
  type CreateTableRequest,
  createTableRequest,
  type GameInfo,
  gameInfo,
  type LanAddresses,
  lanAddresses,
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
  tableInfo,
  tableList,
  tableListRequest,
  tableSummary,
} from './tables.ts';
export type { Consent, Happening, Parked, TablePast, TableUpdate, ToClient } from './toClient.ts';
export {
  type BotAnswerRequest,
  botAnswerRequest,
  botCommitRequest,
  botNonceRequest,
  type ToServer,
  toServer,
} from './toServer.ts';
