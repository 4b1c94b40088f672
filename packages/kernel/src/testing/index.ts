export { contract } from './contract/contract.ts';
export { type ContractPlan, type ContractTally, runContract, seatCounts } from './contract/runContract.ts';
export { type TwinScene, twinScenes } from './contract/twins.ts';
export { type GoldenPlan, goldenRecords, readGoldenRecords } from './goldenRecords.ts';
export { menuGame } from './menuGame.ts';
export { type PlacedCards, type PositionPlan, parseCards, placeCards, reachPosition } from './position.ts';
export { ScenarioSeat, ScenarioTable } from './scenario.ts';
export { loadAllTexts, type TextPlan, textContract } from './textContract.ts';
