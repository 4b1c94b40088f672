export { type ContractPlan, type ContractTally, contract, runContract } from './contract/contract.ts';
export { type GoldenPlan, goldenRecords } from './golden.ts';
