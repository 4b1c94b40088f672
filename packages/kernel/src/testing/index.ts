export { type ContractPlan, type ContractTally, contract, runContract } from './contract/contract.ts';
export { type GoldenPlan, goldenRecords } from './golden.ts';
export { layCards, type PlacedCards, type PositionPlan, parseCards, reachPosition } from './position.ts';
export { ScenarioSeat, ScenarioTable } from './scenario.ts';
export { type TextPlan, textContract } from './texts.ts';
