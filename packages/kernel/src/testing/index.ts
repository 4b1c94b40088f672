export { contract } from './contract/contract.ts';
export { type ContractPlan, type ContractTally, runContract, seatCounts } from './contract/run.ts';
export { type TwinScene, twinScenes } from './contract/twins.ts';
export { type GoldenPlan, goldenRecords, readGoldenRecords } from './golden.ts';
export { menuGame } from './menu-toy.ts';
export { layCards, type PlacedCards, type PositionPlan, parseCards, reachPosition } from './position.ts';
export { ScenarioSeat, ScenarioTable } from './scenario.ts';
export { type TextPlan, textContract } from './texts.ts';
